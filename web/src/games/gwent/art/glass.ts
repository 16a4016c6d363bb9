/** Cards whose glass is not that of their faction. */
export const HUES: Record<string, [number, number]> = {
  ne_biting_frost: [205, 55],
  ne_impenetrable_fog: [40, 10],
  ne_torrential_rain: [218, 58],
  ne_skellige_storm: [262, 48],
  ne_clear_weather: [42, 78],
  ne_scorch: [14, 80],
  ne_commanders_horn: [36, 58],
  ne_decoy: [62, 40],
}
