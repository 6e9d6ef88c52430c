import { clockVariables } from '#infra/local/lambda/messages.ts';
import type { State } from '#infra/local/state.ts';

/** The application's clock: the machine's clock plus an offset. */
export interface Clock {
  now(): Date;
  offsetMs(): number;
  /** Returns the environment variables from which Lambdas read the clock. */
  variables(): Record<string, string>;
  /** Sets the clock to `to`. A frozen clock stays frozen. */
  moveTo(to: Date): void;
  /**
   * Stops the clock until `reset`, so that a test does not depend on the machine's speed. A restart ends the freeze.
   */
  freeze(): void;
  /** Sets the clock back to the machine's time. */
  reset(): void;
  /** Calls `listener` each time the clock is set, frozen or reset. */
  onMove(listener: () => void): void;
}

const stateName = 'clockOffsetMs';

/** Opens the clock with the offset that was saved in `state`. */
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
