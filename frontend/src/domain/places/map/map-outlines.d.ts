/** The outlines of the map, provided by `frontend/map-outlines.ts`. */
declare module 'virtual:map-outlines' {
  /** GeoJSON with the lines between the states. */
  export const statesUrl: string;
  /** GeoJSON with the counties of each state. The bounds are south, west, north and east, in degrees. */
  export const countyFiles: readonly { bounds: readonly [number, number, number, number]; url: string }[];
}
