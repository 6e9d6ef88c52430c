import type { Coordinates } from '#shared/places.ts';

/** The mean radius of the Earth in miles: 6,371.0088 km (IUGG) and 1.609344 km per mile. */
export const earthRadiusMiles = 6371.0088 / 1.609344;

/** Converts degrees to radians. */
export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Converts radians to degrees. */
export function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** Returns the great-circle distance of two points in miles, by the haversine formula. */
export function measureMiles(from: Coordinates, to: Coordinates): number {
  const latitudes = toRadians(to.latitude - from.latitude);
  const longitudes = toRadians(to.longitude - from.longitude);
  const cosines = Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude));
  const haversine = Math.sin(latitudes / 2) ** 2 + cosines * Math.sin(longitudes / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
