import { join } from 'node:path';
import { eventSource } from '#events/event.ts';
import { schedules } from '#events/schedules.ts';
import { consumerLambdas } from '#functions/manifest.ts';
import { apiGateway } from '#infra/local/api-gateway.ts';
import { type Clock, openClock } from '#infra/local/clock.ts';
import { controlPlane } from '#infra/local/control.ts';
import { openDataFolder } from '#infra/local/data-folder.ts';
import { startDynoxide } from '#infra/local/dynoxide.ts';
import { takePort } from '#infra/local/edge.ts';
import { startEventBus } from '#infra/local/event-bus.ts';
import {
  fromBundles,
  fromSources,
  type LocateLambda,
  lambdaCode,
  lambdaEnvironment,
  names,
} from '#infra/local/lambda-environment.ts';
import { type LambdaHost, startLambdaHost } from '#infra/local/lambda-host.ts';
import { startMail } from '#infra/local/mail.ts';
import { ownerLookUp } from '#infra/local/owner-look-up.ts';
import { answers } from '#infra/local/paths.ts';
import { startPhotos } from '#infra/local/photos.ts';
import { startSchedules } from '#infra/local/schedules.ts';
import type { Settings } from '#infra/local/settings.ts';
import { startSignIn } from '#infra/local/sign-in.ts';
import { buildSite, siteFolder } from '#infra/local/site-build.ts';
import { startStreamPump } from '#infra/local/stream.ts';
import { createTable, localAccess, startExpirySweeper } from '#infra/local/table.ts';
import { builtWebsite, type OpenWebsite } from '#infra/local/website.ts';

/** Everything of Houndwell, running in this process. */
export interface Runtime {
  /** Where it is reached from this machine, without a slash at the end. */
  url: string;
  siteOrigin: string;
  /** What the Lambdas see in `process.env`, for whoever wants to reach the engines as they do. */
  environment: Record<string, string>;
  clock: Clock;
  /** Runs one Lambda. */
  invoke(lambda: string, event: unknown): Promise<unknown>;
  /** Resolves when nothing moves any more: the stream is read and every event delivered. */
  settle(): Promise<void>;
  /** Loads the Lambdas' code anew; requests meanwhile wait for it. */
  reloadLambdas(): Promise<void>;
  /** Lets what is under way finish, and leaves nothing running. */
  stop(): Promise<void>;
}

export interface RuntimeOptions {
  /** Takes a line for the person at the keyboard. Default: standard output. */
  say?: (line: string) => void;
  /** Takes what the Lambdas print. Default: standard output. */
  output?: (text: string) => void;
  /** Runs other code than the settings say, for trials. */
  locate?: LocateLambda;
  /** Answers pages and files in place of the built site. */
  openWebsite?: OpenWebsite;
}

/** Hosts under which this machine's own browser finds us as `localhost`. */
const local = new Set(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']);

/**
 * Starts engines, stand-ins, Lambdas and the door, in this order, and stops them in reverse. Several can run in one
 * process, each on a data folder of its own.
 * @throws CannotStart with a sentence for the person who can mend it
 */
export async function startRuntime(settings: Settings, options: RuntimeOptions = {}): Promise<Runtime> {
  const say = options.say ?? ((line) => process.stdout.write(`${line}\n`));
  const output = options.output ?? ((text) => process.stdout.write(text));
  const steps = new Set<Step>();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    for (const step of [...steps].reverse()) await step();
  };
  // A step named again moves to the later place: it is then undone earlier.
  const later = (step: Step) => {
    steps.delete(step);
    steps.add(step);
  };
  try {
    const runtime = await start(settings, { ...options, say, output }, later);
    return {
      ...runtime,
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What undoes one step of the start. */
type Step = () => Promise<void> | void;

async function start(
  settings: Settings,
  {
    say,
    output,
    locate,
    openWebsite = openBuiltWebsite,
  }: RuntimeOptions & Required<Pick<RuntimeOptions, 'say' | 'output'>>,
  later: (step: Step) => void,
): Promise<Omit<Runtime, 'stop'>> {
  const folder = openDataFolder(settings.dataDir);
  later(folder.release);
  const dataDir = folder.path;
  const edge = await takePort(settings.port, settings.host);
  later(edge.stop);
  const clock = openClock(join(dataDir, 'clock.json'));
  const { now } = clock;
  const url = `http://${local.has(settings.host) ? 'localhost' : settings.host}:${edge.port}`;
  const siteOrigin = settings.siteOrigin ?? `http://localhost:${edge.port}`;
  // The site first: when it does not build, nothing else needs to be undone.
  const website = await openWebsite({ server: edge.server, siteOrigin, say });
  const closeWebsite = async () => website.stop?.();
  later(closeWebsite);

  const dynamoDb = settings.dynamoDbUrl ?? (await startOwnDynamoDb());
  async function startOwnDynamoDb() {
    const engine = await startDynoxide(join(dataDir, 'table.sqlite'), say);
    later(engine.stop);
    return engine.url;
  }
  const streamArn = await createTable(dynamoDb, names.table);
  const sweeper = startExpirySweeper(dynamoDb, names.table, now);
  later(sweeper.stop);

  const { originSecret, signingSecret, secretAccessKey } = folder.secrets;
  const common = { dataDir, now, credentials: { ...localAccess.credentials, secretAccessKey } };
  const signIn = await startSignIn({ ...common, userPoolId: names.userPool, clientId: names.client });
  later(signIn.stop);
  const mail = await startMail({ ...common, from: names.mailFrom });
  later(mail.stop);
  const photos = await startPhotos({ ...common, buckets: names.buckets });
  later(photos.stop);

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
  const bus = await startEventBus({ ...common, busName: names.bus, rules });
  const stopBus = async () => {
    const stopped = bus.stop();
    // Deliveries that wait for a start that has failed stay owed.
    loaded.reject(new Error('The start has failed.'));
    await stopped;
  };
  later(stopBus);

  const environment = lambdaEnvironment({
    siteOrigin,
    originSecret,
    signingSecret,
    secretAccessKey,
    endpoints: {
      DYNAMODB: dynamoDb,
      COGNITO_IDENTITY_PROVIDER: signIn.url,
      SESV2: mail.url,
      EVENTBRIDGE: bus.url,
      S3: photos.url,
    },
  });
  const host = await startLambdaHost({
    lambdas: lambdaCode(locate ?? (settings.lambdas === 'bundles' ? await fromBundles() : fromSources)),
    region: localAccess.region,
    environment,
    clockOffsetMs: clock.offsetMs(),
    output,
  });
  loaded.resolve(host);
  later(host.stop);
  // Deliveries under way need the Lambdas.
  later(stopBus);

  const pump = startStreamPump({
    url: dynamoDb,
    streamArn,
    checkpointFile: join(dataDir, 'stream.json'),
    deliver: (event) => invoke('outbox', event),
    say,
  });
  later(pump.stop);
  nudge = pump.nudge;
  const ringing = new Set<Promise<unknown>>();
  const settle = async () => {
    let before: number;
    do {
      await Promise.allSettled(ringing);
      before = pump.delivered();
      await pump.idle();
      await bus.idle();
      await pump.idle();
    } while (pump.delivered() !== before || ringing.size > 0);
  };

  const rings = startSchedules({
    dataDir,
    now,
    schedules,
    ring: async (name, at) => {
      const work = invoke(name, { at: at.toISOString() });
      ringing.add(work);
      await work.finally(() => ringing.delete(work));
    },
  });
  later(rings.stop);
  clock.onMove((offsetMs) => {
    host.setClockOffset(offsetMs);
    rings.clockMoved();
  });

  const look = ownerLookUp(dynamoDb, names.table);
  later(look.stop);
  const control = controlPlane({
    sentMail: mail.sent,
    publishedEvents: bus.published,
    now,
    moveClock: clock.moveTo,
    resetClock: clock.reset,
    scheduleNames: Object.keys(schedules),
    ring: rings.ring,
    findOwnerId: look.findOwnerId,
    addToGroup: signIn.addToGroup,
    settle,
  });
  const gateway = apiGateway({ invoke, now, originSecret });
  edge.open(
    answers({
      siteOrigin,
      now,
      gateway,
      control,
      photos,
      incomingBucket: names.buckets.incoming,
      photosBucket: names.buckets.photos,
      website,
    }),
  );
  later(edge.stop);
  later(closeWebsite);

  return { url, siteOrigin, environment, clock, invoke, settle, reloadLambdas: host.restart };
}

const openBuiltWebsite: OpenWebsite = async ({ siteOrigin, say }) => {
  await buildSite(() => say('Building the site ...'));
  return builtWebsite({ folder: siteFolder, siteOrigin });
};
