export * from '../../table/cast'
