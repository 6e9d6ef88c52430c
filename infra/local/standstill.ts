import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';

/**
 * Timers for a machine that now and then stands still: a laptop that sleeps, a shared computer that stalls for seconds.
 * Nobody could have answered meanwhile, so that time takes nothing from anybody's patience.
 */

/** A timer is never so late but where the whole machine stood still. */
const lateMs = 1000;

/** Time is spent in pieces, so that a standstill costs no more than the piece in which it came. */
const pieceMs = 500;

/** No timer of Node takes more. */
const mostMs = 2 ** 31 - 1;

const usual = timers.setTimeout;

function setTimeoutWhileRunning<Given extends unknown[]>(ring: (...given: Given) => void, ms = 0, ...given: Given) {
  const whole = ms >= 1 && ms <= mostMs ? ms : 1;
  const pieces = Math.ceil(whole / pieceMs);
  const piece = whole / pieces;
  let left = pieces;
  let begun = performance.now();
  const timer = usual(() => {
    const stoodStill = performance.now() - begun - piece > lateMs;
    if (!stoodStill) left -= 1;
    if (left === 0) return ring(...given);
    begun = performance.now();
    nextPiece();
  }, piece);
  const nextPiece = timer.refresh.bind(timer);
  // Whoever begins it anew, also after it rang, gets all of its time.
  timer.refresh = () => {
    left = pieces;
    begun = performance.now();
    return nextPiece();
  };
  return timer;
}

/** Calls `over` when this process has run for so long. @returns calls it off */
export function afterRunning(ms: number, over: () => void): () => void {
  const timer = setTimeoutWhileRunning(over, ms);
  return () => clearTimeout(timer);
}

/**
 * Makes all timers of this thread such ones: the clients of AWS would else give up requests whose answers are just
 * arriving and send again what has been done, and a Lambda would answer that its time is over.
 */
export function countOnlyRunningTime(): void {
  const patient = Object.assign(setTimeoutWhileRunning, usual) as typeof setTimeout;
  globalThis.setTimeout = patient;
  timers.setTimeout = patient;
  syncBuiltinESMExports();
}
