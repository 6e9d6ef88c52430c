import { setTimeout as delay } from 'node:timers/promises';

/** An event that a target has yet to receive. */
export interface PendingDelivery<Event> {
  id: number;
  /** The name of the rule that matched the event. */
  rule: string;
  event: Event;
}

export interface DeliveryOptions<Event> {
  deliver(delivery: PendingDelivery<Event>): Promise<void>;
  /** Records that the target received the event. */
  onDelivered(delivery: PendingDelivery<Event>): void;
  /** Records that every attempt failed, the last one with this error. */
  onExhausted(delivery: PendingDelivery<Event>, error: unknown): void;
  /** Milliseconds between attempts. There is one attempt more than there are delays. */
  retryDelaysMs: readonly number[];
}

export interface DeliveryQueue<Event> {
  add(delivery: PendingDelivery<Event>): void;
  /** Resolves when nothing is pending. */
  idle(): Promise<void>;
  /** Waits for the attempts under way. The rest stays pending. */
  stop(): Promise<void>;
}

/** How many deliveries are under way at a time. */
const concurrency = 8;

/** Delivers events in order of arrival, several at a time, each with a limited number of attempts. */
export function startDeliveryQueue<Event>(options: DeliveryOptions<Event>): DeliveryQueue<Event> {
  const { deliver, onDelivered, onExhausted, retryDelaysMs } = options;
  const queue: PendingDelivery<Event>[] = [];
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let waiting: (() => void)[] = [];

  async function attempt(delivery: PendingDelivery<Event>): Promise<void> {
    for (const delayMs of [...retryDelaysMs, undefined]) {
      try {
        await deliver(delivery);
        return onDelivered(delivery);
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (delayMs === undefined) return onExhausted(delivery, error);
        await delay(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
      }
    }
  }

  function next(): void {
    while (!stopping.signal.aborted && underWay.size < concurrency) {
      const delivery = queue.shift();
      if (!delivery) break;
      const work = attempt(delivery)
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
    add: (delivery) => {
      queue.push(delivery);
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
