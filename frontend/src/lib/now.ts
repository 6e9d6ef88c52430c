/** The server's time: a device with a wrong clock still shows the right day. */

/** Smaller differences come from latency and the `date` header's whole seconds. */
const toleranceMs = 2000;

let offsetMs = 0;

/** Sets the clock by the `date` header of a response. */
export function setClock(dateHeader: string | null, deviceNow = Date.now()): void {
  const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isNaN(server)) return;
  const difference = server - deviceNow;
  offsetMs = Math.abs(difference) < toleranceMs ? 0 : difference;
}

/** Now, by the server's clock. */
export function now(): Date {
  return new Date(Date.now() + offsetMs);
}
