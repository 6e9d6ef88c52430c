import { join } from 'node:path';
import { eventSource } from '#events/event.ts';
import { schedules } from '#events/schedules.ts';
import { consumerLambdas } from '#functions/manifest.ts';
import type { Clock } from '#infra/local/clock.ts';
import { type PublishedEvent, startEventBus } from '#infra/local/event-bus.ts';
import { type LambdaHost, startLambdaHost } from '#infra/local/lambda-host.ts';
import type { LambdaCode } from '#infra/local/lambda-messages.ts';
import { startSchedules } from '#infra/local/schedules.ts';
import type { Credentials } from '#infra/local/signature.ts';
import type { Later } from '#infra/local/steps.ts';
import { startStreamPump } from '#infra/local/stream.ts';
import { localAccess } from '#infra/local/table.ts';

/** As on AWS, the last tries come more than a minute later: what a killed process had claimed for a minute is free again by then. */
const retryPausesMs = [100, 400, 2_000, 20_000, 60_000];

/** The Lambdas, and whatever calls them beside the API: bus, stream and schedules. */
export interface LambdaTriggers {
  invoke(lambda: string, event: unknown): Promise<unknown>;
  published(): PublishedEvent[];
  ring(name: string, at?: Date): Promise<void>;
  /** Resolves when nothing moves any more: rings done, the stream read, every event delivered. */
  settle(): Promise<void>;
  reloadLambdas(): Promise<void>;
}

export interface TriggerOptions {
  dataDir: string;
  clock: Clock;
  credentials: Credentials;
  busName: string;
  /** The table whose stream is read. */
  table: { url: string; streamArn: string };
  lambdas: Record<string, LambdaCode>;
  /** What the Lambdas see, once the bus has an address. */
  environment(busUrl: string): Record<string, string>;
  output(text: string): void;
  say(line: string): void;
  later: Later;
}

/** Starts bus, Lambdas, stream and schedules, in this order. @throws LambdaFailed when a Lambda cannot be loaded */
export async function startLambdaTriggers(options: TriggerOptions): Promise<LambdaTriggers> {
  const { dataDir, clock, credentials, busName, table, lambdas, environment, output, say, later } = options;
  const { now } = clock;
  // What the bus owes from the last run is delivered as soon as there are Lambdas.
  const loaded = Promise.withResolvers<LambdaHost>();
  loaded.promise.catch(() => {});
  let nudge = () => {};
  const invoke = async (name: string, event: unknown) => {
    const host = await loaded.promise;
    // Whatever ran may have announced something.
    return host.invoke(name, event).finally(() => nudge());
  };

  const rules = Object.entries(consumerLambdas).map(([name, { consumes }]) => ({
    name,
    pattern: { source: [eventSource], 'detail-type': [...consumes] },
    deliver: async (event: unknown) => {
      await invoke(name, event);
    },
  }));
  const bus = await startEventBus({ dataDir, now, credentials, busName, rules, retryPausesMs });
  const stopBus = async () => {
    const stopped = bus.stop();
    // Deliveries that wait for a start that has failed stay owed.
    loaded.reject(new Error('The start has failed.'));
    await stopped;
  };
  later(stopBus);

  const host = await startLambdaHost({
    lambdas,
    region: localAccess.region,
    environment: environment(bus.url),
    clock: clock.variables(),
    output,
  });
  loaded.resolve(host);
  later(host.stop);
  // Deliveries under way need the Lambdas.
  later(stopBus);

  const pump = startStreamPump({
    ...table,
    checkpointFile: join(dataDir, 'stream.json'),
    deliver: (event) => invoke('outbox', event),
    say,
  });
  later(pump.stop);
  nudge = pump.nudge;

  const rings = startSchedules({
    dataDir,
    now,
    schedules,
    ring: async (name, at) => {
      await invoke(name, { at: at.toISOString() });
    },
  });
  later(rings.stop);
  clock.onMove(() => {
    host.setClock(clock.variables());
    rings.clockMoved();
  });

  const settle = async () => {
    let before: number;
    do {
      await rings.idle();
      before = pump.delivered();
      await pump.idle();
      await bus.idle();
      await pump.idle();
    } while (pump.delivered() !== before || rings.isRinging());
  };
  return { invoke, published: bus.published, ring: rings.ring, settle, reloadLambdas: host.restart };
}
