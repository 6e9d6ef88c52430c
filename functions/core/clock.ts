import { environment } from '#functions/core/environment.ts';

/** Returns the current time of the application's clock, which tests can move. */
export function now(): Date {
  return new Date(environment('CLOCK_FROZEN_AT_MS') ?? Date.now() + (environment('CLOCK_OFFSET_MS') ?? 0));
}

/** Converts an instant to epoch seconds, rounded down. This is the unit of `expiresAt`. */
export function epochSeconds(at: Date = now()): number {
  return Math.floor(at.getTime() / 1000);
}

/** Returns the milliseconds of a monotonic clock, for measuring durations. */
export function elapsed(): number {
  return performance.now();
}
