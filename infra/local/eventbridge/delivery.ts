import { setTimeout as delay } from 'node:timers/promises';

/** An event that a rule's target has not received yet. */
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
  /** Delays between attempts, in milliseconds. Three delays make four attempts. */
  retryDelaysMs: readonly number[];
}

export interface DeliveryQueue<Event> {
  add(delivery: PendingDelivery<Event>): void;
  /** Resolves when nothing is pending. */
  idle(): Promise<void>;
  /** Starts no more attempts, and waits for the attempts that are running. All other deliveries stay pending. */
  stop(): Promise<void>;
}

/** The maximum number of deliveries that run at the same time. */
const concurrency = 8;

/** Starts a queue that delivers events in the order of arrival, up to `concurrency` at a time, with retries. */
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
