/**
 * Clock differences below this many milliseconds are ignored: latency and the `date` header, which has whole seconds,
 * cause such differences.
 */
const toleranceMs = 2000;

/**
 * The server's time minus the device's time in milliseconds, so that a device with a wrong clock shows the right day.
 */
let offsetMs = 0;

/** The server's time in the last response, and the monotonic clock then, both in milliseconds. */
let lastResponse: { server: number; ticks: number } | undefined;

/** Sets the clock from the `date` header of a response. Ignores a missing or invalid header. */
export function setClock(dateHeader: string | null, deviceNow = Date.now()): void {
  const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isNaN(server)) return;
  lastResponse = { server, ticks: readTicks() };
  const difference = server - deviceNow;
  offsetMs = Math.abs(difference) < toleranceMs ? 0 : difference;
}

/** Returns the current time by the server's clock. */
export function now(): Date {
  return new Date(Date.now() + offsetMs);
}

/** Returns the monotonic clock in milliseconds since this page began, which nobody can set. */
export function readTicks(): number {
  return performance.now();
}

/**
 * Returns the server's time in epoch milliseconds, which does not change when someone sets the device's clock. Undefined
 * before the first response in this page.
 */
export function readServerTime(): number | undefined {
  return lastResponse && lastResponse.server + readTicks() - lastResponse.ticks;
}

/**
 * Returns the current time by the device's clock in epoch milliseconds, for durations that may begin before the server's
 * clock is known. For anything else, use `now`.
 */
export function deviceNow(): number {
  return Date.now();
}
