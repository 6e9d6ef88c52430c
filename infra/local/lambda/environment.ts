import { type LambdaName, lambdas } from '#functions/manifest.ts';
import { type EnvironmentName, environmentNames } from '#functions/manifest-environment.ts';
import { localAccess } from '#infra/local/dynamodb/table.ts';
import { timeoutFactor } from '#infra/local/lambda/code.ts';
import { emulatedPushHost } from '#infra/local/push/emulator.ts';
import { pushHosts } from '#infra/push-hosts.ts';

/** The names of local resources. On AWS, the stack chooses the names. */
export const names = {
  table: 'houndwell',
  bus: 'houndwell',
  userPool: 'us-east-1_houndwell',
  client: 'houndwell-local',
  mailFrom: 'Houndwell <hello@houndwell.example>',
  configurationSet: 'houndwell',
  mailboxes: { support: 'support@example.com', billing: 'billing@example.com', technical: 'technical@example.com' },
  pushContact: 'hello@houndwell.example',
  buckets: { incoming: 'houndwell-incoming', photos: 'houndwell-photos', exports: 'houndwell-exports' },
} as const;

/** The secret of Stripe's webhook, unless the user sets another. */
export const localWebhookSecret = 'whsec_local';

export interface EnvironmentOptions {
  siteOrigin: string;
  originSecret: string;
  signingSecret: string;
  pushSecret: string;
  /** The key with which the AWS clients sign requests. */
  secretAccessKey: string;
  /** The URL of the push service emulator. */
  pushEmulatorUrl: string;
  /** How many accounts one IP address can create in an hour. */
  signUpsPerHour: number;
  /** Whether paid plans are sold. */
  plansOnSale: boolean;
  /** Stripe's environment variables that the user set. Without a secret key, payments use the test provider. */
  stripe: Record<string, string>;
  /** The assistant's environment variables that the user set. */
  assistant: Record<string, string>;
  /** The emulators' URLs. */
  endpoints: Record<'DYNAMODB' | 'COGNITO_IDENTITY_PROVIDER' | 'SESV2' | 'EVENTBRIDGE' | 'S3', string>;
}

/** Returns the `process.env` of all Lambdas: the variables of the manifest, and the endpoints of the emulators. */
export function lambdaEnvironment(options: EnvironmentOptions): Record<string, string> {
  const values: Record<EnvironmentName, string> = {
    TABLE_NAME: names.table,
    EVENT_BUS_NAME: names.bus,
    USER_POOL_ID: names.userPool,
    USER_POOL_CLIENT_ID: names.client,
    MAIL_FROM: names.mailFrom,
    MAIL_CONFIGURATION_SET: names.configurationSet,
    SUPPORT_MAILBOX: names.mailboxes.support,
    BILLING_MAILBOX: names.mailboxes.billing,
    TECHNICAL_MAILBOX: names.mailboxes.technical,
    SITE_ORIGIN: options.siteOrigin,
    ORIGIN_SECRET: options.originSecret,
    SIGNING_SECRET: options.signingSecret,
    SIGN_UPS_PER_HOUR: String(options.signUpsPerHour),
    PAYMENTS: options.stripe.STRIPE_SECRET_KEY ? 'stripe' : 'test',
    STRIPE_SECRET_KEY: '',
    STRIPE_PUBLISHABLE_KEY: '',
    STRIPE_WEBHOOK_SECRET: localWebhookSecret,
    PLANS_ON_SALE: String(options.plansOnSale),
    ASSISTANT_MODEL_ID: '',
    ASSISTANT_DAILY_TOKENS: '1000000',
    INCOMING_BUCKET: names.buckets.incoming,
    PHOTOS_BUCKET: names.buckets.photos,
    EXPORTS_BUCKET: names.buckets.exports,
    S3_PATH_STYLE: 'true',
    // Browsers upload to and download from the site's origin. The router forwards presigned requests to the S3 emulator.
    UPLOAD_ENDPOINT: options.siteOrigin,
    PUSH_SECRET: options.pushSecret,
    PUSH_CONTACT: names.pushContact,
    PUSH_HOSTS: [...pushHosts, emulatedPushHost].join(','),
  };
  const used = (Object.keys(lambdas) as LambdaName[]).flatMap(environmentNames);
  const endpoints = Object.entries(options.endpoints);
  return {
    ...Object.fromEntries(used.map((name) => [name, values[name]])),
    ...Object.fromEntries(endpoints.map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url])),
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: options.secretAccessKey,
    AWS_CLIENT_TIMEOUT_FACTOR: String(timeoutFactor),
    // Prevents the AWS clients from reading the user's own AWS profile.
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
    PUSH_EMULATOR_URL: options.pushEmulatorUrl,
    ...options.assistant,
    ...options.stripe,
  };
}

/** Returns the environment variables with which a script reaches the table. The database accepts any credentials. */
export function tableVariables(url: string): Record<string, string> {
  return {
    TABLE_NAME: names.table,
    AWS_ENDPOINT_URL_DYNAMODB: url,
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
  };
}
