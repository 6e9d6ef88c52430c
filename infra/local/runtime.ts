import { join } from 'node:path';
import { schedules } from '#events/schedules.ts';
import { apiGateway } from '#infra/local/api-gateway.ts';
import { type Clock, openClock } from '#infra/local/clock.ts';
import { controlPlane } from '#infra/local/control.ts';
import { openDataFolder } from '#infra/local/data-folder.ts';
import { startDynoxide } from '#infra/local/dynoxide.ts';
import { takePort } from '#infra/local/edge.ts';
import {
  fromBundles,
  fromSources,
  type LocateLambda,
  lambdaCode,
  lambdaEnvironment,
  names,
} from '#infra/local/lambda-environment.ts';
import { type LambdaTriggers, startLambdaTriggers } from '#infra/local/lambda-triggers.ts';
import { startMail } from '#infra/local/mail.ts';
import { mailPreview } from '#infra/local/mail-preview.ts';
import { ownerLookUp } from '#infra/local/owner-look-up.ts';
import { answers } from '#infra/local/paths.ts';
import { startPhotos } from '#infra/local/photos.ts';
import type { Settings } from '#infra/local/settings.ts';
import { startSignIn } from '#infra/local/sign-in.ts';
import { buildSite, siteFolder } from '#infra/local/site-build.ts';
import { type Later, stepsBack } from '#infra/local/steps.ts';
import { createTable, localAccess, startExpirySweeper } from '#infra/local/table.ts';
import { builtWebsite, type OpenWebsite } from '#infra/local/website.ts';

/** Everything of Houndwell, running in this process. */
export interface Runtime extends Pick<LambdaTriggers, 'invoke' | 'settle' | 'reloadLambdas'> {
  /** Where it is reached from this machine, without a slash at the end. */
  url: string;
  siteOrigin: string;
  /** What the Lambdas see in `process.env`, for whoever wants to reach the engines as they do. */
  environment: Record<string, string>;
  clock: Clock;
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
  /** IdempotencyRecords pages and files in place of the built site. */
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
  const { later, undo } = stepsBack();
  try {
    return { ...(await start(settings, options, later)), stop: undo };
  } catch (error) {
    await undo();
    throw error;
  }
}

async function start(settings: Settings, options: RuntimeOptions, later: Later): Promise<Omit<Runtime, 'stop'>> {
  const say = options.say ?? ((line) => process.stdout.write(`${line}\n`));
  const output = options.output ?? ((text) => process.stdout.write(text));

  const { path: dataDir, secrets, release } = openDataFolder(settings.dataDir);
  later(release);
  const edge = await takePort(settings.port, settings.host);
  later(edge.stop);
  const clock = openClock(join(dataDir, 'clock.json'));
  const { now } = clock;
  const url = `http://${local.has(settings.host) ? 'localhost' : settings.host}:${edge.port}`;
  const siteOrigin = settings.siteOrigin ?? `http://localhost:${edge.port}`;
  // The site first: when it does not build, nothing else needs to be undone.
  const website = await (options.openWebsite ?? openBuiltWebsite)({ server: edge.server, siteOrigin, say });
  const closeWebsite = async () => website.stop?.();
  later(closeWebsite);

  const tableUrl = settings.dynamoDbUrl ?? (await startOwnDynamoDb());
  async function startOwnDynamoDb() {
    const engine = await startDynoxide(join(dataDir, 'table.sqlite'), say);
    later(engine.stop);
    return engine.url;
  }
  const streamArn = await createTable(tableUrl, names.table);
  later(startExpirySweeper(tableUrl, names.table, now).stop);
  const look = ownerLookUp(tableUrl, names.table);
  later(look.stop);

  const { originSecret, signingSecret, secretAccessKey } = secrets;
  const credentials = { ...localAccess.credentials, secretAccessKey };
  const common = { dataDir, now, credentials };
  const signIn = await startSignIn({ ...common, userPoolId: names.userPool, clientId: names.client });
  later(signIn.stop);
  const mail = await startMail({ ...common, from: names.mailFrom });
  later(mail.stop);
  const photos = await startPhotos({ ...common, buckets: names.buckets });
  later(photos.stop);

  let environment: Record<string, string> = {};
  const triggers = await startLambdaTriggers({
    dataDir,
    clock,
    credentials,
    busName: names.bus,
    table: { url: tableUrl, streamArn },
    lambdas: lambdaCode(options.locate ?? (settings.lambdas === 'bundles' ? await fromBundles() : fromSources)),
    environment: (busUrl) => {
      const endpoints = {
        DYNAMODB: tableUrl,
        COGNITO_IDENTITY_PROVIDER: signIn.url,
        SESV2: mail.url,
        EVENTBRIDGE: busUrl,
        S3: photos.url,
      };
      environment = lambdaEnvironment({ siteOrigin, originSecret, signingSecret, secretAccessKey, endpoints });
      return environment;
    },
    output,
    say,
    later,
  });
  const { invoke, settle, reloadLambdas } = triggers;

  const control = controlPlane({
    sentMail: mail.sent,
    previewMail: mailPreview({ environment, sentMail: mail.sent }),
    publishedEvents: triggers.published,
    now,
    moveClock: clock.moveTo,
    resetClock: clock.reset,
    scheduleNames: Object.keys(schedules),
    ring: triggers.ring,
    findOwnerId: look.findOwnerId,
    addToGroup: signIn.addToGroup,
    settle,
  });
  const gateway = apiGateway({ invoke, now, originSecret });
  const { incoming: incomingBucket, photos: photosBucket } = names.buckets;
  edge.open(answers({ siteOrigin, now, gateway, control, photos, incomingBucket, photosBucket, website }));
  later(edge.stop);
  later(closeWebsite);
  return { url, siteOrigin, environment, clock, invoke, settle, reloadLambdas };
}

const openBuiltWebsite: OpenWebsite = async ({ siteOrigin, say }) => {
  await buildSite(() => say('Building the site ...'));
  return builtWebsite({ folder: siteFolder, siteOrigin });
};
