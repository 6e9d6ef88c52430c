import { environment } from '#functions/core/environment.ts';

/** Now, on the application's clock, which tests can move. */
export function now(): Date {
  return new Date(environment('CLOCK_FROZEN_AT_MS') ?? Date.now() + (environment('CLOCK_OFFSET_MS') ?? 0));
}

/** An instant in whole epoch seconds, rounded down: the unit of `expiresAt`. */
export function epochSeconds(at: Date = now()): number {
  return Math.floor(at.getTime() / 1000);
}

/** Milliseconds on a monotonic clock, for durations. */
export function elapsed(): number {
  return performance.now();
}
