export * from '../table/cast'
