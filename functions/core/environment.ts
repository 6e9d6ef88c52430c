import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** Every environment variable that the stack sets. A test compares them with the manifest's. */
const deployed = {
  TABLE_NAME: text,
  EVENT_BUS_NAME: text,
  USER_POOL_ID: text,
  USER_POOL_CLIENT_ID: text,
  /** Scheme, host and port of the site, without a slash at the end. */
  SITE_ORIGIN: text,
  /** Sent by CloudFront with each request. The API rejects requests without it. */
  ORIGIN_SECRET: text,
  /** Key of our HMACs and encrypted tokens. */
  SIGNING_SECRET: text,
  /** The sender with its display name: `Houndwell <hello@example.com>`. */
  MAIL_FROM: text,
  /** The SES configuration set that reports bounces and complaints. */
  MAIL_CONFIGURATION_SET: text,
  /** `test` accepts published test numbers. With `stripe`, card numbers never reach us. */
  PAYMENTS: z.enum(['test', 'stripe']),
  /** The Bedrock model or inference profile of the assistant. Empty: the care guide answers every question. */
  ASSISTANT_MODEL_ID: z.string(),
  /** Tokens that all questions of a UTC day may use together. Beyond them, the care guide answers. */
  ASSISTANT_DAILY_TOKENS: z.coerce.number(),
  INCOMING_BUCKET: text,
  PHOTOS_BUCKET: text,
  /** `true`: the bucket is the first segment of the path instead of part of the host. */
  S3_PATH_STYLE: z.enum(['true', 'false']),
  /** The S3 endpoint that browsers upload to. */
  UPLOAD_ENDPOINT: text,
} as const;

/** Set by the local runtime only. The stack never sets them. */
const overrides = {
  /** Moves the application's clock. */
  CLOCK_OFFSET_MS: z.optional(z.coerce.number()),
  /** Freezes the application's clock, in epoch milliseconds. */
  CLOCK_FROZEN_AT_MS: z.optional(z.coerce.number()),
  /** Multiplies the timeouts of AWS clients. */
  AWS_CLIENT_TIMEOUT_FACTOR: z.optional(z.coerce.number()),
  /** Replaces the time that the assistant's model gets for an answer, in milliseconds. */
  ASSISTANT_TIMEOUT_MS: z.optional(z.coerce.number()),
} as const;

const schema = { ...deployed, ...overrides };

export type EnvironmentVariable = keyof typeof schema;

/** The names of the deployed variables, for the test. */
export const environmentVariables = Object.keys(deployed) as EnvironmentVariable[];

/**
 * Reads and checks one variable. Read at each use, because tests move the clock.
 * @throws when it is missing, which is a deployment error
 */
export function environment<Name extends EnvironmentVariable>(name: Name): z.output<(typeof schema)[Name]> {
  const parsed = schema[name].safeParse(process.env[name]);
  if (!parsed.success) throw new Error(`The environment variable ${name} is missing or wrong.`);
  return parsed.data as z.output<(typeof schema)[Name]>;
}
