/**
 * Timers for a machine that now and then stands still: a laptop that sleeps, a shared computer that stalls for seconds.
 * Nobody could have answered meanwhile, so that time takes nothing from anybody's patience.
 */

/** A timer is never so late but where the whole machine stood still. */
const lateMs = 1000;

/** Patience is spent in pieces, so that a standstill costs no more than the piece in which it came. */
const pieceMs = 500;

/** Calls `over` when this process has run for so long. @returns calls it off */
export function afterRunning(ms: number, over: () => void): () => void {
  let left = ms;
  let timer: NodeJS.Timeout;
  const next = () => {
    const piece = Math.min(left, pieceMs);
    const begun = performance.now();
    timer = setTimeout(() => {
      const stoodStill = performance.now() - begun - piece > lateMs;
      if (!stoodStill) left -= piece;
      if (left > 0) next();
      else over();
    }, piece);
  };
  next();
  return () => clearTimeout(timer);
}

let begun = false;

/**
 * Makes the timers of this thread begin anew where they ring so late: the clients of AWS would else give up requests
 * whose answers are just arriving, and send again what has been done.
 */
export function beginTimersAnewAfterStandstill(): void {
  if (begun) return;
  begun = true;
  const usual = globalThis.setTimeout;
  const patient = (ring: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    let since = performance.now();
    const timer = usual(() => {
      if (performance.now() - since - ms < lateMs) return ring(...given);
      since = performance.now();
      timer.refresh();
    }, ms);
    return timer;
  };
  globalThis.setTimeout = Object.assign(patient, usual) as typeof setTimeout;
}
