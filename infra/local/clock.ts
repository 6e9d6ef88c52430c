import { clockVariables } from '#infra/local/lambda/messages.ts';
import type { State } from '#infra/local/state.ts';

/** The application's clock: the machine's, moved by an offset. */
export interface Clock {
  now(): Date;
  offsetMs(): number;
  /** The environment variables from which Lambdas read it. */
  variables(): Record<string, string>;
  /** Moves it to `to`. A frozen clock stays frozen. */
  moveTo(to: Date): void;
  /** Stops it until `reset`, so that a test's result does not depend on the machine's speed. Not persisted. */
  freeze(): void;
  /** Back to the machine's time. */
  reset(): void;
  /** Calls the listener after each change. */
  onMove(listener: () => void): void;
}

const stateName = 'clockOffsetMs';

/** Opens the clock. Its offset survives restarts, like the data. */
export function openClock(state: State): Clock {
  let offsetMs = Number(state.read(stateName) ?? 0);
  let frozenAtMs: number | undefined;
  const listeners: (() => void)[] = [];
  const set = (offset: number, frozenAt: number | undefined) => {
    offsetMs = offset;
    frozenAtMs = frozenAt;
    state.write(stateName, offsetMs);
    for (const listener of listeners) listener();
  };
  const now = () => new Date(frozenAtMs ?? Date.now() + offsetMs);
  return {
    now,
    offsetMs: () => offsetMs,
    variables: () => clockVariables(offsetMs, frozenAtMs),
    moveTo: (to) => set(to.getTime() - Date.now(), frozenAtMs === undefined ? undefined : to.getTime()),
    freeze: () => set(offsetMs, now().getTime()),
    reset: () => set(0, undefined),
    onMove: (listener) => listeners.push(listener),
  };
}
