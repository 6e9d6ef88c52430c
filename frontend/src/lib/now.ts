/**
 * Clock differences below this many milliseconds are ignored: latency and the `date` header, which has whole seconds,
 * cause such differences.
 */
const toleranceMs = 2000;

/**
 * The server's time minus the device's time in milliseconds, so that a device with a wrong clock shows the right day.
 */
let offsetMs = 0;

/** Sets the clock from the `date` header of a response. Ignores a missing or invalid header. */
export function setClock(dateHeader: string | null, deviceNow = Date.now()): void {
  const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isNaN(server)) return;
  const difference = server - deviceNow;
  offsetMs = Math.abs(difference) < toleranceMs ? 0 : difference;
}

/** Returns the current time by the server's clock. */
export function now(): Date {
  return new Date(Date.now() + offsetMs);
}

/**
 * Returns the current time by the device's clock in epoch milliseconds, for durations that may begin before the server's
 * clock is known. For anything else, use `now`.
 */
export function deviceNow(): number {
  return Date.now();
}
