import { eventSource } from '#events/event.ts';
import { schedules } from '#events/schedules.ts';
import { consumerLambdas } from '#functions/manifest.ts';
import type { Clock } from '#infra/local/clock.ts';
import { startStreamPoller } from '#infra/local/dynamodb/stream-poller.ts';
import type { EventBridgeEmulator, EventRule } from '#infra/local/eventbridge/emulator.ts';
import type { LambdaHost } from '#infra/local/lambda/host.ts';
import { startScheduler } from '#infra/local/scheduler/emulator.ts';
import type { State } from '#infra/local/state.ts';

/** One rule for each consumer, as in the stack. */
export const consumerRules: EventRule[] = Object.entries(consumerLambdas).map(([name, { consumes }]) => ({
  name,
  source: [eventSource],
  detailTypes: consumes,
}));

/** The Lambdas, with everything that invokes them beside the API. */
export interface LambdaTriggers {
  invoke(lambda: string, event: unknown): Promise<unknown>;
  runSchedule(name: string, at?: Date): Promise<void>;
  /** Resolves when all work is done: schedules run, the stream read, every event delivered. */
  settle(): Promise<void>;
}

export interface TriggerOptions {
  state: State;
  clock: Clock;
  host: LambdaHost;
  bus: EventBridgeEmulator;
  /** The table whose stream is read. */
  table: { url: string; streamArn: string };
  log(line: string): void;
  stack: AsyncDisposableStack;
}

/** Starts event delivery, the stream, and the schedules. They stop with the stack. */
export function startLambdaTriggers(options: TriggerOptions): LambdaTriggers {
  const { state, clock, host, bus, table, log, stack } = options;
  let wakeStream = () => {};
  // A Lambda may have written an event to the outbox.
  const invoke = (name: string, event: unknown) => host.invoke(name, event).finally(() => wakeStream());

  stack.defer(
    bus.startDelivery(async (rule, event) => {
      await invoke(rule, event);
    }),
  );
  const stream = startStreamPoller({ ...table, state, deliver: (event) => invoke('outbox', event), log });
  stack.defer(stream.stop);
  wakeStream = stream.wake;

  const scheduler = startScheduler({
    state,
    now: clock.now,
    schedules,
    run: async (name, at) => {
      await invoke(name, { at: at.toISOString() });
    },
  });
  stack.defer(scheduler.stop);
  clock.onMove(() => {
    host.setClock(clock.variables());
    scheduler.clockMoved();
  });

  const settle = async () => {
    let before: number;
    do {
      await scheduler.idle();
      before = stream.delivered();
      await stream.idle();
      await bus.idle();
      await stream.idle();
    } while (stream.delivered() !== before || scheduler.isRunning());
  };
  return { invoke, runSchedule: scheduler.run, settle };
}
