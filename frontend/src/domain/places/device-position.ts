import type { Coordinates } from '#shared/places.ts';

/** Why the device's position is unknown. */
export type PositionProblem = 'denied' | 'unavailable';

/** The sentence about a problem with the device's position. */
export const positionProblemTexts: Readonly<Record<PositionProblem, string>> = {
  denied: "Your browser doesn't share your position with us. Allow it in the browser's settings, or enter a ZIP code.",
  unavailable: "We couldn't find your position. Try again, or enter a ZIP code.",
};

/** How long finding the position may take, and how old it may be, in milliseconds. */
const limits = { timeout: 10_000, maximumAge: 5 * 60_000 };

/** Rounds to four decimals, about 10 meters: enough for a list of places. */
function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

/** Asks the browser for the device's position. The browser may ask the owner, so call it only when they tapped a button. */
export function findDevicePosition(): Promise<Coordinates | PositionProblem> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: round(coords.latitude), longitude: round(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      limits,
    );
  });
}

/** Whether the owner has already allowed this site to use the device's position. */
export async function isPositionAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}
