import * as z from 'zod/mini';
import { keep, readKept } from '#infra/local/kept-file.ts';

/** The application's clock: the machine's, moved by an offset on which time keeps running. */
export interface Clock {
  now(): Date;
  offsetMs(): number;
  /** Makes it `to` now. */
  moveTo(to: Date): void;
  /** Back to the machine's time. */
  reset(): void;
  /** Called after each move. */
  onMove(listener: (offsetMs: number) => void): void;
}

const Kept = z.object({ offsetMs: z.number() });

/** A clock whose offset outlives restarts, since the data that was written under it does. */
export function openClock(file: string): Clock {
  const kept = Kept.safeParse(readKept(file));
  let offsetMs = kept.success ? kept.data.offsetMs : 0;
  const listeners: ((offsetMs: number) => void)[] = [];
  const set = (offset: number) => {
    offsetMs = offset;
    keep(file, { offsetMs });
    for (const listener of listeners) listener(offsetMs);
  };
  return {
    now: () => new Date(Date.now() + offsetMs),
    offsetMs: () => offsetMs,
    moveTo: (to) => set(to.getTime() - Date.now()),
    reset: () => set(0),
    onMove: (listener) => listeners.push(listener),
  };
}
