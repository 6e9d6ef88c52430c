import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '#infra/local/startup-error.ts';
import { readStripeSettings } from '#infra/local/stripe-settings.ts';
import type { MapTiles } from '#shared/map-tiles.ts';

/** The settings of a local start. Each setting has a default. */
export interface Settings {
  /** The port of the server. 0 means any free port. */
  port: number;
  host: string;
  /** The absolute path of the data folder, which contains everything that is persisted. */
  dataDir: string;
  /** Whether the first start on a data folder creates the demo owner. */
  demo: boolean;
  /** The origin that browsers use for the site. Default: `http://localhost:<port>`. */
  siteOrigin?: string | undefined;
  /** The URL of a running DynamoDB, to use instead of starting one. */
  dynamoDbUrl?: string | undefined;
  /** How many accounts one IP address can create in an hour. High, because local owners and tests share an address. */
  signUpsPerHour: number;
  /** Whether paid plans are sold. */
  plansOnSale: boolean;
  /** Where the map's tiles come from. Default: nowhere. */
  mapTiles: MapTiles;
  /** Environment variables of Stripe's test mode, by name. Empty: payments use the test provider. */
  stripe: Record<string, string>;
  /** Environment variables of the assistant, by name. Without `ASSISTANT_MODEL_ID`, the care guide answers. */
  assistant: Record<string, string>;
  /** Whether the Lambdas run from their sources, or from the same bundles that a deployment uses. */
  lambdas: 'sources' | 'bundles';
}

function isUrl(value: string, check: (url: URL) => boolean): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && check(new URL(value));
}

/** Variables of the user's environment that the assistant's Lambda gets. The bearer token is Bedrock's API key. */
const assistantVariables = [
  'ASSISTANT_MODEL_ID',
  'ASSISTANT_DAILY_TOKENS',
  'ASSISTANT_TIMEOUT_MS',
  'AWS_BEARER_TOKEN_BEDROCK',
  'AWS_ENDPOINT_URL_BEDROCK_RUNTIME',
];

const rules = {
  PORT: z._default(
    z.string().check(
      z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, {
        error: 'a whole number from 0 to 65535 (0 picks a free port)',
      }),
    ),
    '3000',
  ),
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:-]+$/, 'an address or host name to listen on, such as 127.0.0.1')),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(z.string(), '.local'),
  DEMO: z._default(z.enum(['on', 'off'], 'on or off'), 'on'),
  SITE_ORIGIN: z.optional(
    z.string().check(
      z.refine((value) => isUrl(value, (url) => url.pathname === '/' && !url.search && !url.hash && !url.username), {
        error: 'scheme, host and port of the site, such as http://localhost:3000',
      }),
    ),
  ),
  AWS_ENDPOINT_URL_DYNAMODB: z.optional(
    z
      .string()
      .check(z.refine((value) => isUrl(value, () => true), { error: 'an address such as http://localhost:8000' })),
  ),
  SIGN_UPS_PER_HOUR: z._default(z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'a whole number from 1')), '100000'),
  PLANS_ON_SALE: z._default(z.enum(['on', 'off'], 'on or off'), 'on'),
  MAP_TILE_ORIGIN: z._default(
    z.string().check(
      z.refine((value) => isUrl(value, (url) => url.origin === value), {
        error: 'scheme and host of a tile server, such as https://tiles.example.com',
      }),
    ),
    '',
  ),
  MAP_TILE_PATH: z._default(z.string(), '/{z}/{x}/{y}.png'),
  MAP_TILE_ATTRIBUTION: z._default(z.string(), '© OpenStreetMap contributors'),
  MAP_TILE_ATTRIBUTION_URL: z._default(z.string(), 'https://www.openstreetmap.org/copyright'),
  LAMBDAS: z._default(z.enum(['sources', 'bundles'], 'sources or bundles'), 'sources'),
};

const Environment = z.object(rules);

/**
 * Reads the settings from environment variables. An empty variable counts as unset. A relative data folder is relative
 * to the working directory.
 * @throws StartupError that names the first invalid variable and the expected value, or if Stripe is half configured
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const values = Object.fromEntries(Object.keys(rules).map((name) => [name, environment[name]?.trim() || undefined]));
  const parsed = Environment.safeParse(values);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new StartupError(`${name} must be ${issue?.message}, but it is "${values[name]}".`);
  }
  const { PORT, HOST, DATA_DIR, DEMO, SITE_ORIGIN, AWS_ENDPOINT_URL_DYNAMODB, SIGN_UPS_PER_HOUR, LAMBDAS } =
    parsed.data;
  return {
    port: Number(PORT),
    host: HOST,
    dataDir: resolve(DATA_DIR),
    demo: DEMO === 'on',
    siteOrigin: SITE_ORIGIN && new URL(SITE_ORIGIN).origin,
    dynamoDbUrl: AWS_ENDPOINT_URL_DYNAMODB,
    signUpsPerHour: Number(SIGN_UPS_PER_HOUR),
    plansOnSale: parsed.data.PLANS_ON_SALE === 'on',
    mapTiles: {
      origin: parsed.data.MAP_TILE_ORIGIN,
      path: parsed.data.MAP_TILE_PATH,
      attribution: parsed.data.MAP_TILE_ATTRIBUTION,
      attributionUrl: parsed.data.MAP_TILE_ATTRIBUTION_URL,
    },
    stripe: readStripeSettings(environment),
    assistant: Object.fromEntries(
      assistantVariables.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
    ),
    lambdas: LAMBDAS,
  };
}
