/** A position of the device. */
export interface Fix {
  latitude: number;
  longitude: number;
  /** The radius within which the device is, in meters. */
  accuracy: number;
  /** When it was measured, in epoch milliseconds. */
  at: number;
}

const earthRadius = 6_371_000;

/** Positions that are less precise are ignored. */
const maxAccuracy = 30;

/** Movements below this are noise of the measurement: the device lies still. */
const minStep = 8;

/** Nobody walks or runs with a dog faster than this, in meters per second. */
const maxSpeed = 8;

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Calculates the distance between two positions in meters, along a great circle (haversine formula). */
export function measureDistance(one: Omit<Fix, 'accuracy' | 'at'>, other: Omit<Fix, 'accuracy' | 'at'>): number {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)];
  const a =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(a)));
}

/**
 * Creates a function that takes each new position and returns how far the owner has walked since the last one, in meters.
 * Only the last position is in memory, and none is stored.
 */
export function createOdometer(): (fix: Fix) => number {
  let last: Fix | undefined;
  return (fix) => {
    if (fix.accuracy > maxAccuracy) return 0;
    if (!last) {
      last = fix;
      return 0;
    }
    const meters = measureDistance(last, fix);
    const seconds = (fix.at - last.at) / 1000;
    if (meters < minStep) return 0;
    last = fix;
    return meters <= maxSpeed * seconds ? meters : 0;
  };
}
