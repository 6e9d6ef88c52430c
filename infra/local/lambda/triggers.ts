import { eventSource } from '#events/event.ts';
import { emailFeedback, mailQueue } from '#events/mail-queue.ts';
import { schedules } from '#events/schedules.ts';
import { consumerLambdas, queueLambdas } from '#functions/manifest.ts';
import type { Clock } from '#infra/local/clock.ts';
import { startStreamPoller } from '#infra/local/dynamodb/stream-poller.ts';
import { localAccess } from '#infra/local/dynamodb/table.ts';
import type { EventBridgeEmulator, EventRule } from '#infra/local/eventbridge/emulator.ts';
import type { LambdaHost } from '#infra/local/lambda/host.ts';
import { startScheduler } from '#infra/local/scheduler/emulator.ts';
import { startQueue } from '#infra/local/sqs/queue.ts';
import type { State } from '#infra/local/state.ts';

/** The rules whose target is the queue of emails. */
const queueRules: EventRule[] = [
  { name: 'mail', source: [eventSource], detailTypes: queueLambdas.mail.consumes },
  { name: 'email-feedback', source: [emailFeedback.source], detailTypes: emailFeedback.detailTypes },
];

/** The rules of the stack: one for each consumer, and those of the queue. */
export const eventRules: EventRule[] = [
  ...Object.entries(consumerLambdas).map(([name, { consumes }]) => ({
    name,
    source: [eventSource],
    detailTypes: consumes,
  })),
  ...queueRules,
];

/** The Lambdas, with everything that invokes them beside the API. */
export interface LambdaTriggers {
  invoke(lambda: string, event: unknown): Promise<unknown>;
  runSchedule(name: string, at?: Date): Promise<void>;
  /** Resolves when all work is done: schedules run, the stream read, every event delivered. */
  settle(): Promise<void>;
}

export interface TriggerOptions {
  state: State;
  dataDir: string;
  clock: Clock;
  host: LambdaHost;
  bus: EventBridgeEmulator;
  /** The table whose stream is read. */
  table: { url: string; streamArn: string };
  log(line: string): void;
  stack: AsyncDisposableStack;
}

/** Starts event delivery, the queue, the stream, and the schedules. They stop with the stack. */
export function startLambdaTriggers(options: TriggerOptions): LambdaTriggers {
  const { state, dataDir, clock, host, bus, table, log, stack } = options;
  let wakeStream = () => {};
  // A Lambda may have written an event to the outbox.
  const invoke = (name: string, event: unknown) => host.invoke(name, event).finally(() => wakeStream());

  const mail = startQueue({
    ...mailQueue,
    state,
    dataDir,
    now: clock.now,
    name: 'mail',
    region: localAccess.region,
    invoke: (event) => invoke('mail', event),
  });
  stack.defer(mail.stop);
  stack.defer(
    bus.startDelivery(async (rule, event) => {
      if (queueRules.some(({ name }) => name === rule)) mail.send(JSON.stringify(event));
      else await invoke(rule, event);
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
    mail.clockMoved();
    scheduler.clockMoved();
  });

  const settle = async () => {
    const progress = () => stream.delivered() + mail.sent();
    let before: number;
    do {
      await scheduler.idle();
      before = progress();
      await stream.idle();
      await bus.idle();
      await mail.idle();
      // An email that bounced put an event on the bus.
      await bus.idle();
      await stream.idle();
    } while (progress() !== before || scheduler.isRunning());
  };
  return { invoke, runSchedule: scheduler.run, settle };
}
