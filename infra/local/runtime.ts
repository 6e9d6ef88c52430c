import { join } from 'node:path';
import { schedules } from '#events/schedules.ts';
import { type Clock, openClock } from '#infra/local/clock.ts';
import { startCognito } from '#infra/local/cognito/emulator.ts';
import { controlPlane } from '#infra/local/control.ts';
import { openDataFolder } from '#infra/local/data-folder.ts';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { startExpirySweeper } from '#infra/local/dynamodb/expiry-sweeper.ts';
import { ownerLookup } from '#infra/local/dynamodb/owner-lookup.ts';
import { createTable, localAccess } from '#infra/local/dynamodb/table.ts';
import { startEventBridge } from '#infra/local/eventbridge/emulator.ts';
import { apiGateway } from '#infra/local/http/api-gateway.ts';
import { startListener } from '#infra/local/http/listener.ts';
import { siteRouter } from '#infra/local/http/router.ts';
import { buildSite, siteFolder } from '#infra/local/http/site-build.ts';
import { builtWebsite, type WebsiteOpener } from '#infra/local/http/website.ts';
import { fromBundles, fromSources, type LocateLambda, lambdaCode } from '#infra/local/lambda/code.ts';
import { lambdaEnvironment, names, tableVariables } from '#infra/local/lambda/environment.ts';
import { type LambdaHost, startLambdaHost } from '#infra/local/lambda/host.ts';
import { eventRules, type LambdaTriggers, startLambdaTriggers } from '#infra/local/lambda/triggers.ts';
import { startPushService } from '#infra/local/push/emulator.ts';
import { startS3 } from '#infra/local/s3/emulator.ts';
import { startSes } from '#infra/local/ses/emulator.ts';
import { emailPreview } from '#infra/local/ses/preview.ts';
import type { Settings } from '#infra/local/settings.ts';
import type { State } from '#infra/local/state.ts';
import { maxPhotoBytes } from '#shared/contract/photos.ts';

/** A running local copy of Houndwell: website, API, Lambdas and emulators. */
export interface Runtime extends Pick<LambdaTriggers, 'invoke' | 'settle'> {
  /** The URL of the server on this machine, without a slash at the end. */
  url: string;
  siteOrigin: string;
  /** The `process.env` of the Lambdas. With these variables, a test can call the emulators as the Lambdas do. */
  environment: Record<string, string>;
  clock: Clock;
  state: State;
  reloadLambdas: LambdaHost['restart'];
  /** Lets open requests finish, and stops everything. */
  stop(): Promise<void>;
}

export interface RuntimeOptions {
  /** Called with each message for the user, one line. Default: standard output. */
  log?: (line: string) => void;
  /** Called with the console output of the Lambdas. Default: standard output. */
  output?: (text: string) => void;
  /** Called with each IAM action that a Lambda uses. */
  onAction?: (lambda: string, action: string) => void;
  /** Finds the code of each Lambda. Default: sources or bundles, as the settings say. */
  locate?: LocateLambda;
  /** Opens the website that serves pages and files. Default: the built site. */
  openWebsite?: WebsiteOpener;
}

/** Values of the HOST setting with which a browser on this machine can reach the server as `localhost`. */
const localHosts = new Set(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']);

/**
 * Delays between the attempts to deliver an event, in milliseconds. In total they are longer than a minute, after which
 * the lease of a killed process expires.
 */
const retryDelaysMs = [100, 400, 2_000, 20_000, 60_000];

/**
 * Starts the emulators, the Lambdas, and the server. Several runtimes can run in one process, each with its own data
 * folder.
 * @throws StartupError with a message for the user
 */
export async function startRuntime(settings: Settings, options: RuntimeOptions = {}): Promise<Runtime> {
  const stack = new AsyncDisposableStack();
  try {
    return { ...(await start(settings, options, stack)), stop: () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

/** Starts everything, and registers each part with `stack`, which stops the parts in reverse order. */
async function start(
  settings: Settings,
  options: RuntimeOptions,
  stack: AsyncDisposableStack,
): Promise<Omit<Runtime, 'stop'>> {
  const log = options.log ?? ((line) => process.stdout.write(`${line}\n`));
  const output = options.output ?? ((text) => process.stdout.write(text));

  const { path: dataDir, state, secrets, release } = openDataFolder(settings.dataDir);
  stack.defer(release);
  const listener = await startListener(settings.port, settings.host);
  stack.defer(listener.stop);
  const clock = openClock(state);
  const { now } = clock;
  const url = `http://${localHosts.has(settings.host) ? 'localhost' : settings.host}:${listener.port}`;
  const siteOrigin = settings.siteOrigin ?? `http://localhost:${listener.port}`;
  // The site is opened first, because its build may fail, and few other parts have to be stopped then.
  const website = await (options.openWebsite ?? openBuiltWebsite)({
    server: listener.server,
    siteOrigin,
    mapTiles: settings.mapTiles,
    stripe: Boolean(settings.stripe.STRIPE_SECRET_KEY),
    log,
  });
  stack.defer(async () => website.stop?.());

  const startDatabase = async () => {
    const database = await startDynoxide(join(dataDir, 'table.sqlite'), log);
    stack.defer(database.stop);
    return database.url;
  };
  const tableUrl = settings.dynamoDbUrl ?? (await startDatabase());
  const streamArn = await createTable(tableUrl, names.table);
  stack.defer(startExpirySweeper(tableUrl, names.table, now).stop);
  const owners = ownerLookup(tableUrl, names.table);
  stack.defer(owners.stop);

  const credentials = { ...localAccess.credentials, secretAccessKey: secrets.secretAccessKey };
  const common = { state, dataDir, now, credentials };
  const cognito = await startCognito({ ...common, userPoolId: names.userPool, clientId: names.client });
  stack.defer(cognito.stop);
  const bus = await startEventBridge({ ...common, busName: names.bus, rules: eventRules, retryDelaysMs });
  stack.defer(bus.stop);
  const created = { bucket: names.buckets.incoming, aboveBytes: maxPhotoBytes, publish: bus.accept };
  const s3 = await startS3({ ...common, buckets: names.buckets, created });
  stack.defer(s3.stop);
  const { mailFrom, configurationSet } = names;
  const ses = await startSes({ ...common, from: mailFrom, configurationSet, publish: bus.accept });
  stack.defer(ses.stop);
  const pushService = await startPushService(common);
  stack.defer(pushService.stop);

  const endpoints = {
    DYNAMODB: tableUrl,
    COGNITO_IDENTITY_PROVIDER: cognito.url,
    SESV2: ses.url,
    EVENTBRIDGE: bus.url,
    S3: s3.url,
  };
  const environment = lambdaEnvironment({
    siteOrigin,
    ...secrets,
    endpoints,
    pushEmulatorUrl: pushService.url,
    signUpsPerHour: settings.signUpsPerHour,
    plansOnSale: settings.plansOnSale,
    stripe: settings.stripe,
    assistant: settings.assistant,
  });
  const host = await startLambdaHost({
    lambdas: lambdaCode(
      options.locate ?? (settings.lambdas === 'bundles' ? await fromBundles() : fromSources),
      names.buckets,
    ),
    region: localAccess.region,
    environment,
    clock: clock.variables(),
    output,
    onAction: options.onAction,
  });
  stack.defer(host.stop);
  const table = { url: tableUrl, streamArn };
  const { invoke, runSchedule, settle } = startLambdaTriggers({ state, dataDir, clock, host, bus, table, log, stack });

  const control = controlPlane({
    sentEmails: ses.sent,
    previewEmails: emailPreview({ environment, sentEmails: ses.sent }),
    publishedEvents: bus.published,
    push: pushService,
    tableVariables: () => tableVariables(tableUrl),
    now,
    moveClock: clock.moveTo,
    resetClock: clock.reset,
    scheduleNames: Object.keys(schedules),
    runSchedule,
    findOwnerId: owners.findOwnerId,
    addToGroup: cognito.addToGroup,
    removeFromGroup: cognito.removeFromGroup,
    settle,
  });
  const gateway = apiGateway({ invoke, now, originSecret: secrets.originSecret });
  const { incoming, exports, photos: photosBucket } = names.buckets;
  const presignedBuckets = [incoming, exports];
  listener.open(siteRouter({ siteOrigin, now, gateway, control, s3, presignedBuckets, photosBucket, website }));
  // Deferred a second time, so that the server stops first: open requests still need everything above.
  stack.defer(listener.stop);
  return { url, siteOrigin, environment, clock, state, invoke, settle, reloadLambdas: host.restart };
}

const openBuiltWebsite: WebsiteOpener = async ({ siteOrigin, mapTiles, stripe, log }) => {
  await buildSite(() => log('Building the site ...'));
  return builtWebsite({ folder: siteFolder, siteOrigin, mapTiles, stripe });
};
