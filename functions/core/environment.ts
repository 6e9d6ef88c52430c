import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** The environment variables that the stack sets. A test compares them with those in the manifest. */
const deployed = {
  TABLE_NAME: text,
  EVENT_BUS_NAME: text,
  /** How many accounts one IP address can create in an hour. */
  SIGN_UPS_PER_HOUR: z.coerce.number().check(z.positive()),
  USER_POOL_ID: text,
  USER_POOL_CLIENT_ID: text,
  /** Scheme, host and port of the site, without a trailing slash. */
  SITE_ORIGIN: text,
  /** The secret that CloudFront sends with each request. The API rejects requests without this secret. */
  ORIGIN_SECRET: text,
  /** The key of our HMACs and encrypted tokens. */
  SIGNING_SECRET: text,
  /** The sender with its display name: `Houndwell <hello@example.com>`. */
  MAIL_FROM: text,
  /** The SES configuration set that reports bounces and complaints. */
  MAIL_CONFIGURATION_SET: text,
  /** The mailboxes of support: general, for billing, and for technical questions. */
  SUPPORT_MAILBOX: text,
  BILLING_MAILBOX: text,
  TECHNICAL_MAILBOX: text,
  /** `test` accepts only published test numbers. `stripe` accepts no card numbers, only payment tokens. */
  PAYMENTS: z.enum(['test', 'stripe']),
  /** Stripe's keys, and the secret of its webhook. Empty with test payments. */
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_PUBLISHABLE_KEY: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
  /** Whether paid plans are sold. Otherwise a paid plan can be chosen, but never starts. */
  PLANS_ON_SALE: z.enum(['true', 'false']),
  /** The Bedrock model or inference profile of the assistant. If empty, the care guide answers every question. */
  ASSISTANT_MODEL_ID: z.string(),
  /** How many tokens all questions of a UTC day may use together. After that, the care guide answers. */
  ASSISTANT_DAILY_TOKENS: z.coerce.number(),
  INCOMING_BUCKET: text,
  PHOTOS_BUCKET: text,
  EXPORTS_BUCKET: text,
  /** Whether the bucket is the first segment of an S3 URL's path instead of a part of the host. */
  S3_PATH_STYLE: z.enum(['true', 'false']),
  /** The S3 endpoint that browsers upload to, and download exports from. */
  UPLOAD_ENDPOINT: text,
  /** The secret from which our key pair for push messages is derived. */
  PUSH_SECRET: text,
  /** The email address at which push services can reach the operator. */
  PUSH_CONTACT: text,
  /** The hosts of known push services, separated by commas. Their subdomains are included. */
  PUSH_HOSTS: text,
} as const;

/** The environment variables that only the local runtime sets, never the stack. */
const overrides = {
  /** Moves the application's clock by this many milliseconds. */
  CLOCK_OFFSET_MS: z.optional(z.coerce.number()),
  /** Freezes the application's clock at this time, in epoch milliseconds. */
  CLOCK_FROZEN_AT_MS: z.optional(z.coerce.number()),
  /** Multiplies the timeouts of AWS clients. */
  AWS_CLIENT_TIMEOUT_FACTOR: z.optional(z.coerce.number()),
  /** The URL of the push service emulator, which gets every push message instead of the host of the endpoint. */
  PUSH_EMULATOR_URL: z.optional(text),
  /** The URL of a Stripe emulator, instead of Stripe's API. */
  STRIPE_API_BASE: z.optional(z.string()),
  /** The timeout for answers of the assistant's model, in milliseconds. Overrides the default. */
  ASSISTANT_TIMEOUT_MS: z.optional(z.coerce.number()),
} as const;

const schema = { ...deployed, ...overrides };

export type EnvironmentVariable = keyof typeof schema;

/** The names of the environment variables that the stack sets. Tests use this list. */
export const environmentVariables = Object.keys(deployed) as EnvironmentVariable[];

/**
 * Reads and checks one environment variable. The value is not cached, because tests change the clock's variables.
 * @throws Error when the variable is missing or not valid
 */
export function environment<Name extends EnvironmentVariable>(name: Name): z.output<(typeof schema)[Name]> {
  const parsed = schema[name].safeParse(process.env[name]);
  if (!parsed.success) throw new Error(`The environment variable ${name} is missing or wrong.`);
  return parsed.data as z.output<(typeof schema)[Name]>;
}
