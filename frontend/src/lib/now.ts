/** The time as the server sees it: a device with a wrong clock still shows the right day. */

/** Below this a difference is only the `date` header's rounding to seconds and the way of the answer. */
const noiseMs = 2000;

let offsetMs = 0;

/** Takes over the server's clock from the `date` header of an answer. */
export function setClock(dateHeader: string | null, deviceNow = Date.now()): void {
  const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isNaN(server)) return;
  const difference = server - deviceNow;
  offsetMs = Math.abs(difference) < noiseMs ? 0 : difference;
}

/** Now, by the server's clock. */
export function now(): Date {
  return new Date(Date.now() + offsetMs);
}
