import { join } from 'node:path';
import { type EnvironmentName, environmentNames, type LambdaName, lambdas } from '#functions/manifest.ts';
import { bundleLambdas } from '#infra/bundle.ts';
import { buildWhenStale, projectFolder } from '#infra/local/built.ts';
import type { LambdaCode } from '#infra/local/lambda-messages.ts';
import { localAccess } from '#infra/local/table.ts';

/** What things are called here; on AWS the stack names them. */
export const names = {
  table: 'houndwell',
  bus: 'houndwell',
  userPool: 'us-east-1_houndwell',
  client: 'houndwell-local',
  mailFrom: 'Houndwell <hello@houndwell.example>',
  buckets: { incoming: 'houndwell-incoming', photos: 'houndwell-photos' },
} as const;

export interface LambdaSurroundings {
  siteOrigin: string;
  originSecret: string;
  signingSecret: string;
  /** What the AWS clients sign with; whoever knows it can upload. */
  secretAccessKey: string;
  /** Where the engines answer. */
  endpoints: Record<'DYNAMODB' | 'COGNITO_IDENTITY_PROVIDER' | 'SESV2' | 'EVENTBRIDGE' | 'S3', string>;
}

/** All that the Lambdas find in `process.env`: the variables that the manifest names, and the way to the engines. */
export function lambdaEnvironment(surroundings: LambdaSurroundings): Record<string, string> {
  const values: Record<EnvironmentName, string> = {
    TABLE_NAME: names.table,
    EVENT_BUS_NAME: names.bus,
    USER_POOL_ID: names.userPool,
    USER_POOL_CLIENT_ID: names.client,
    MAIL_FROM: names.mailFrom,
    SITE_ORIGIN: surroundings.siteOrigin,
    ORIGIN_SECRET: surroundings.originSecret,
    SIGNING_SECRET: surroundings.signingSecret,
    PAYMENTS: 'test',
    INCOMING_BUCKET: names.buckets.incoming,
    PHOTOS_BUCKET: names.buckets.photos,
    S3_PATH_STYLE: 'true',
    // The door passes signed addresses on, so that uploads stay on the site's own origin.
    UPLOAD_ENDPOINT: surroundings.siteOrigin,
  };
  const named = (Object.keys(lambdas) as LambdaName[]).flatMap(environmentNames);
  return {
    ...Object.fromEntries(named.map((name) => [name, values[name]])),
    ...Object.fromEntries(
      Object.entries(surroundings.endpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url]),
    ),
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: surroundings.secretAccessKey,
    // Whatever profile the person at this machine has, it is not for us.
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
}

/** The file of each Lambda's code. */
export type LocateLambda = (name: LambdaName, entry: string) => string;

/** Every Lambda of the manifest, with AWS' defaults for what it leaves open. */
export function lambdaCode(locate: LocateLambda): Record<string, LambdaCode> {
  return Object.fromEntries(
    Object.entries(lambdas).map(([name, { entry, memoryMb = 512, timeoutSeconds = 10 }]) => [
      name,
      { file: locate(name as LambdaName, entry), memoryMb, timeoutSeconds },
    ]),
  );
}

/** Finds the sources; Node strips their types while it loads them. */
export const fromSources: LocateLambda = (_name, entry) => join(projectFolder, entry);

/** Makes the bundles that would be deployed, when they are stale, and finds those. */
export async function fromBundles(): Promise<LocateLambda> {
  const folder = join(projectFolder, 'dist', 'lambdas');
  const sources = ['shared', 'events', 'functions', 'infra/bundle.ts', 'package.json', 'package-lock.json'];
  await buildWhenStale({ sources, folder, build: () => bundleLambdas(folder) });
  return (name) => join(folder, name, 'index.mjs');
}
