import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/**
 * Every environment variable that our code reads. The manifest says which Lambda gets which; a test holds the two together.
 */
const deployed = {
  TABLE_NAME: text,
  EVENT_BUS_NAME: text,
  USER_POOL_ID: text,
  USER_POOL_CLIENT_ID: text,
  /** Scheme, host and port of the site, without a slash at the end. */
  SITE_ORIGIN: text,
  /** What the edge adds to each request, so that nobody reaches the API around it. */
  ORIGIN_SECRET: text,
  /** Key of the HMACs over cursors and idempotent bodies. */
  SIGNING_SECRET: text,
  MAIL_FROM: text,
  /** `test` takes the published test numbers; with `stripe` no number may reach us. */
  PAYMENTS: z.enum(['test', 'stripe']),
  INCOMING_BUCKET: text,
  PHOTOS_BUCKET: text,
  /** `true` where buckets are the first segment of the path instead of part of the host. */
  S3_PATH_STYLE: z.enum(['true', 'false']),
  /** Where browsers reach the buckets. */
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
} as const;

const schema = { ...deployed, ...overrides };

export type EnvironmentVariable = keyof typeof schema;

/** The names our code reads, for the test that compares them with what the stack fills. */
export const environmentVariables = Object.keys(deployed) as EnvironmentVariable[];

/**
 * One variable, checked. Read at each use, so that a moved clock is seen at once.
 * @throws when it is missing: a mistake of the deployment, never of the caller
 */
export function environment<Name extends EnvironmentVariable>(name: Name): z.output<(typeof schema)[Name]> {
  const parsed = schema[name].safeParse(process.env[name]);
  if (!parsed.success) throw new Error(`The environment variable ${name} is missing or wrong.`);
  return parsed.data as z.output<(typeof schema)[Name]>;
}
