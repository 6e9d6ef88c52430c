import { setTimeout as pause } from 'node:timers/promises';

/** Something to be handed over, and to whom. */
export interface Owed<Thing> {
  to: string;
  thing: Thing;
}

export interface DeliveryOptions<Thing> {
  deliver(owed: Owed<Thing>): Promise<void>;
  /** Notes down that nothing is owed any more. */
  delivered(owed: Owed<Thing>): Promise<void>;
  /** Keeps what could not be handed over, with the last error. */
  gaveUp(owed: Owed<Thing>, error: unknown): Promise<void>;
  /** Milliseconds between the attempts; one attempt more than there are pauses. */
  pausesMs: readonly number[];
}

export interface Deliveries<Thing> {
  add(owed: Owed<Thing>): void;
  /** Resolves when nothing is owed. */
  idle(): Promise<void>;
  /** Waits for what is being handed over; what is left stays owed. */
  stop(): Promise<void>;
}

/** How many are handed over at a time. */
const width = 8;

/** Hands things over, in the order in which they came in, several at a time, each with a bounded number of attempts. */
export function startDeliveries<Thing>({
  deliver,
  delivered,
  gaveUp,
  pausesMs,
}: DeliveryOptions<Thing>): Deliveries<Thing> {
  const queue: Owed<Thing>[] = [];
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let waiting: (() => void)[] = [];

  async function attempt(owed: Owed<Thing>): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        await deliver(owed);
        break;
      } catch (error) {
        if (stopping.signal.aborted) return;
        const pauseMs = pausesMs[tries];
        if (pauseMs === undefined) return gaveUp(owed, error);
        await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
      }
    }
    await delivered(owed);
  }

  function next(): void {
    while (!stopping.signal.aborted && underWay.size < width) {
      const owed = queue.shift();
      if (!owed) break;
      const work = attempt(owed)
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          underWay.delete(work);
          next();
        });
      underWay.add(work);
    }
    if (underWay.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  return {
    add: (owed) => {
      queue.push(owed);
      next();
    },
    idle: async () => {
      if (underWay.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}
