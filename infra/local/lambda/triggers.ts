import { createdObject } from '#events/created-objects.ts';
import { eventSource } from '#events/event.ts';
import { emailFeedback } from '#events/mail-queue.ts';
import { type QueueName, queues as queueSettings } from '#events/queues.ts';
import { schedules } from '#events/schedules.ts';
import { consumerLambdas, queueLambdas } from '#functions/manifest.ts';
import type { Clock } from '#infra/local/clock.ts';
import { startStreamPoller } from '#infra/local/dynamodb/stream-poller.ts';
import { localAccess } from '#infra/local/dynamodb/table.ts';
import type { EventBridgeEmulator, EventRule } from '#infra/local/eventbridge/emulator.ts';
import type { LambdaHost } from '#infra/local/lambda/host.ts';
import { startScheduler } from '#infra/local/scheduler/emulator.ts';
import { type LocalQueue, startQueue } from '#infra/local/sqs/queue.ts';
import type { State } from '#infra/local/state.ts';

/** The event rules whose targets are queues. */
const queueRules: (EventRule & { queue: QueueName })[] = [
  ...Object.entries(queueLambdas).map(([name, { consumes }]) => ({
    ...{ name, queue: name as QueueName },
    source: [eventSource],
    detailTypes: consumes,
  })),
  { name: 'email-feedback', queue: 'mail', source: [emailFeedback.source], detailTypes: emailFeedback.detailTypes },
];

/** The event rule about uploads that are too large, which the S3 emulator publishes. */
const oversizedUploads: EventRule = {
  name: 'oversized-uploads',
  source: [createdObject.source],
  detailTypes: [createdObject.detailType],
};

/** All event rules, as on AWS: one for each consumer Lambda, the rules of the queues, and oversized uploads. */
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
  /** Resolves when no schedule is running, the stream has been read, and every event, email and push message was delivered. */
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

/** Starts event delivery, the queues, the stream poller and the schedules. Disposing `stack` stops all of them. */
export function startLambdaTriggers(options: TriggerOptions): LambdaTriggers {
  const { state, dataDir, clock, host, bus, table, log, stack } = options;
  let wakeStream = () => {};
  // Reads the stream after each invocation, because the Lambda may have written an event to the outbox.
  const invoke = (name: string, event: unknown) => host.invoke(name, event).finally(() => wakeStream());

  const openQueue = (name: QueueName) => {
    const common = { ...queueSettings[name], state, dataDir, name, now: clock.now, region: localAccess.region };
    const queue = startQueue({ ...common, invoke: (event) => invoke(name, event) });
    stack.defer(queue.stop);
    return queue;
  };
  const queues: Record<QueueName, LocalQueue> = { mail: openQueue('mail'), push: openQueue('push') };
  stack.defer(
    bus.startDelivery(async (rule, event) => {
      const queueRule = queueRules.find(({ name }) => name === rule);
      if (queueRule) queues[queueRule.queue].send(JSON.stringify(event));
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
    for (const queue of Object.values(queues)) queue.clockMoved();
    scheduler.clockMoved();
  });

  const settle = async () => {
    const progress = () => stream.delivered() + queues.mail.sent() + queues.push.sent();
    let before: number;
    do {
      await scheduler.idle();
      before = progress();
      await stream.idle();
      await bus.idle();
      await queues.mail.idle();
      await queues.push.idle();
      // Waits for the bus again, because an email that bounced has put an event on the bus.
      await bus.idle();
      await stream.idle();
    } while (progress() !== before || scheduler.isRunning());
  };
  return { invoke, runSchedule: scheduler.run, settle };
}
