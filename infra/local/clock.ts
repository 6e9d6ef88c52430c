import * as z from 'zod/mini';
import { keep, readKept } from '#infra/local/kept-file.ts';
import { clockVariables } from '#infra/local/lambda-messages.ts';

/** The application's clock: the machine's, moved by an offset on which time keeps running. */
export interface Clock {
  now(): Date;
  offsetMs(): number;
  /** How the Lambdas are told of it. */
  variables(): Record<string, string>;
  /** Makes it `to` now. A clock that stands still stands there. */
  moveTo(to: Date): void;
  /** Stands still until it is reset, so that how fast the machine is changes nothing. Forgotten by a restart. */
  stand(): void;
  /** Back to the machine's time. */
  reset(): void;
  /** Called after each move. */
  onMove(listener: () => void): void;
}

const Kept = z.object({ offsetMs: z.number() });

/** A clock whose offset outlives restarts, since the data that was written under it does. */
export function openClock(file: string): Clock {
  const kept = Kept.safeParse(readKept(file));
  let offsetMs = kept.success ? kept.data.offsetMs : 0;
  let standsAtMs: number | undefined;
  const listeners: (() => void)[] = [];
  const set = (offset: number, standing: number | undefined) => {
    offsetMs = offset;
    standsAtMs = standing;
    keep(file, { offsetMs });
    for (const listener of listeners) listener();
  };
  const now = () => new Date(standsAtMs ?? Date.now() + offsetMs);
  return {
    now,
    offsetMs: () => offsetMs,
    variables: () => clockVariables(offsetMs, standsAtMs),
    moveTo: (to) => set(to.getTime() - Date.now(), standsAtMs === undefined ? undefined : to.getTime()),
    stand: () => set(offsetMs, now().getTime()),
    reset: () => set(0, undefined),
    onMove: (listener) => listeners.push(listener),
  };
}
