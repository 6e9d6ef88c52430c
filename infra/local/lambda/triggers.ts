import { createdObject } from '#events/created-objects.ts';
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

/** The event rules whose target is the mail queue. */
const queueRules: EventRule[] = [
  { name: 'mail', source: [eventSource], detailTypes: queueLambdas.mail.consumes },
  { name: 'email-feedback', source: [emailFeedback.source], detailTypes: emailFeedback.detailTypes },
];

/** The event rule about uploads that are too large, which the S3 emulator publishes. */
const oversizedUploads: EventRule = {
  name: 'oversized-uploads',
  source: [createdObject.source],
  detailTypes: [createdObject.detailType],
};

/** All event rules, as on AWS: one for each consumer Lambda, the rules of the mail queue, and oversized uploads. */
export const eventRules: EventRule[] = [
  ...Object.entries(consumerLambdas).map(([name, { consumes }]) => ({
    name,
    source: [eventSource],
    detailTypes: consumes,
  })),
  ...queueRules,
  oversizedUploads,
];

/** The running triggers, which invoke Lambdas for schedules, events, queue messages and stream records. */
export interface LambdaTriggers {
  invoke(lambda: string, event: unknown): Promise<unknown>;
  runSchedule(name: string, at?: Date): Promise<void>;
  /** Resolves when no schedule is running, the stream has been read, and every event and email was delivered. */
  settle(): Promise<void>;
}

export interface TriggerOptions {
  state: State;
  dataDir: string;
  clock: Clock;
  host: LambdaHost;
  bus: EventBridgeEmulator;
  /** The table whose stream invokes the outbox Lambda. */
  table: { url: string; streamArn: string };
  log(line: string): void;
  stack: AsyncDisposableStack;
}

/** Starts event delivery, the mail queue, the stream poller and the schedules. Disposing `stack` stops all of them. */
export function startLambdaTriggers(options: TriggerOptions): LambdaTriggers {
  const { state, dataDir, clock, host, bus, table, log, stack } = options;
  let wakeStream = () => {};
  // Reads the stream after each invocation, because the Lambda may have written an event to the outbox.
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
      else await invoke(rule === oversizedUploads.name ? 'photos-consumer' : rule, event);
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
      // Waits for the bus again, because an email that bounced has put an event on the bus.
      await bus.idle();
      await stream.idle();
    } while (progress() !== before || scheduler.isRunning());
  };
  return { invoke, runSchedule: scheduler.run, settle };
}
