import { environment } from '#functions/core/environment.ts';

/** Now, on the application's clock: the only clock that our code reads. */
export function now(): Date {
  return new Date(Date.now() + (environment('CLOCK_OFFSET_MS') ?? 0));
}
