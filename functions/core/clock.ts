import { environment } from '#functions/core/environment.ts';

/** Now, on the application's clock: the only clock that our code reads. */
export function now(): Date {
  return new Date(environment('CLOCK_FROZEN_AT_MS') ?? Date.now() + (environment('CLOCK_OFFSET_MS') ?? 0));
}

/** Milliseconds on a clock that only measures how long something took. */
export function elapsed(): number {
  return performance.now();
}
