import { type EventType, events } from '#events/catalogue.ts';
import type { ConsumerName } from '#events/event.ts';
import type { ScheduleName } from '#events/schedules.ts';
import type { IndexName, Lambda, LambdaSettings, PhotoAction } from '#functions/manifest-types.ts';
import { api, type DomainName } from '#shared/contract/api.ts';

/**
 * All Lambdas: trigger, entry file, permissions. Read by the stack, the local runtime and the tests. It names files
 * and imports none of them, so synthesizing the stack loads no Lambda code.
 */

type Entry<Name extends string> = { entry: `functions/entrypoints/${Name}.ts` };

/** Adds the entry file, which has the name of the Lambda. */
function withEntries<Rows extends Record<string, LambdaSettings>>(
  rows: Rows,
): { [Name in keyof Rows & string]: Rows[Name] & Entry<Name> } {
  const all = Object.entries(rows).map(([name, row]) => [name, { ...row, entry: `functions/entrypoints/${name}.ts` }]);
  return Object.fromEntries(all);
}

/** Every signed-in call reads owner, session and subscription in one BatchGetItem. */
const session = ['BatchGetItem'] as const;

/** An API Lambda without a row in `apiRows`: for domains that need the table and nothing else. */
const defaultRow: LambdaSettings = {
  uses: {
    table: [...session, 'ConditionCheckItem', 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    signing: true,
  },
};

/** The Lambdas of domains that share one, or whose Lambda has another name. Other domains have a Lambda of their own. */
const lambdaNames = {
  /** Small domains that need the table and nothing else. */
  dogs: 'records',
  notifications: 'records',
  chat: 'assistant',
} as const satisfies Partial<Record<DomainName, string>>;

type LambdaOfDomain = {
  [Domain in DomainName]: Domain extends keyof typeof lambdaNames ? (typeof lambdaNames)[Domain] : Domain;
};

export type ApiLambdaName = LambdaOfDomain[DomainName];

/** The Lambda that serves each domain. */
export const lambdaOfDomain = {
  ...Object.fromEntries(Object.keys(api).map((domain) => [domain, domain])),
  ...lambdaNames,
} as LambdaOfDomain;

/** The API Lambdas that differ from `defaultRow`. */
const apiRows: Partial<Record<ApiLambdaName, LambdaSettings>> = {
  system: { uses: {} },
  account: {
    uses: {
      table: [...session, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      signIn: [
        'AdminCreateUser',
        'AdminDeleteUser',
        'AdminInitiateAuth',
        'AdminListGroupsForUser',
        'AdminSetUserPassword',
      ],
      signing: true,
    },
  },
  records: {
    uses: { table: [...session, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], signing: true },
  },
  /** Separate from `records`, which would load the emergency model on every cold start. */
  emergency: { uses: { table: ['UpdateItem'], signing: true } },
  photos: {
    uses: {
      table: [...session, 'GetItem', 'PutItem', 'UpdateItem'],
      photos: [
        'incoming:PutObject',
        'incoming:GetObject',
        'incoming:DeleteObject',
        'incoming:ListBucket',
        'photos:PutObject',
      ],
      signing: true,
      native: ['sharp'],
    },
    memoryMb: 1536,
    timeoutSeconds: 25,
    reservedConcurrency: 10,
  },
  /** Waits for the model, so it has most of the 30 seconds that API Gateway allows. */
  assistant: {
    uses: {
      table: [...session, 'GetItem', 'Query', 'PutItem', 'UpdateItem'],
      signing: true,
      model: true,
    },
    memoryMb: 1024,
    timeoutSeconds: 28,
  },
  billing: {
    uses: { table: [...session, 'GetItem', 'PutItem', 'UpdateItem'], signing: true, payments: true },
  },
};

/** The Lambdas behind the API. An entry composes the `handlers.ts` of the domains that the Lambda serves. */
export const apiLambdas = withEntries(
  Object.fromEntries(Object.values(lambdaOfDomain).map((name) => [name, apiRows[name] ?? defaultRow])) as Record<
    ApiLambdaName,
    LambdaSettings
  >,
);

type Served<Name extends ApiLambdaName> = {
  [Domain in DomainName]: LambdaOfDomain[Domain] extends Name ? (typeof api)[Domain] : never;
}[DomainName];
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The operations of all domains that a Lambda serves. A shared entry that forgets a domain does not compile. */
export type OperationsOf<Name extends ApiLambdaName> = AllOf<Served<Name>>;

/** The events that a Lambda reacts to, by the definitions of the events. */
function listConsumed(name: ConsumerName): EventType[] {
  return Object.values(events)
    .filter(({ consumers }) => consumers.includes(name))
    .map(({ type }) => type);
}

/** Lambdas that react to events. */
export const consumerLambdas = withEntries({
  /** The event handlers of every domain that needs the table only. */
  consumers: {
    consumes: listConsumed('consumers'),
    uses: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    timeoutSeconds: 30,
  },
  'photos-consumer': {
    consumes: listConsumed('photos-consumer'),
    uses: { photos: ['photos:DeleteObject'] },
    timeoutSeconds: 30,
  },
} satisfies Partial<Record<ConsumerName, LambdaSettings & { consumes: EventType[] }>>);

/** Lambdas that react to events that wait in a queue, so that an outage of the service that they call only delays them. */
export const queueLambdas = withEntries({
  /** Sends every email. */
  mail: {
    consumes: listConsumed('mail'),
    uses: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], mail: true, signing: true },
    timeoutSeconds: 30,
  },
} satisfies Partial<Record<ConsumerName, LambdaSettings & { consumes: EventType[] }>>);

/** Lambdas that run on a schedule. A schedule without a Lambda does not compile. */
export const scheduledLambdas = withEntries({
  'outbox-sweep': {
    uses: { table: ['Query', 'DeleteItem'], bus: true },
    timeoutSeconds: 60,
  },
  trials: {
    uses: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    timeoutSeconds: 300,
  },
  reminders: {
    uses: { table: ['ConditionCheckItem', 'GetItem', 'Query', 'PutItem', 'DeleteItem'] },
    timeoutSeconds: 300,
  },
  'orphaned-photos': {
    uses: { table: ['GetItem', 'Query', 'PutItem', 'DeleteItem'] },
    timeoutSeconds: 300,
  },
} satisfies Record<ScheduleName, LambdaSettings>);

/** Lambdas that read the table's stream, filtered to outbox inserts. */
export const streamLambdas = withEntries({
  outbox: { uses: { table: ['DeleteItem'], bus: true }, timeoutSeconds: 30 },
} satisfies Record<string, LambdaSettings>);

const all = { ...apiLambdas, ...consumerLambdas, ...queueLambdas, ...scheduledLambdas, ...streamLambdas };

export type LambdaName = keyof typeof all;

export const lambdas: Record<string, Lambda> = all;

/** Environment variables by use; `api` is for every API Lambda. `functions/core/environment.ts` reads exactly these. */
const environmentByUse = {
  api: ['SITE_ORIGIN', 'ORIGIN_SECRET'],
  table: ['TABLE_NAME'],
  signIn: ['USER_POOL_ID', 'USER_POOL_CLIENT_ID'],
  bus: ['EVENT_BUS_NAME'],
  mail: ['MAIL_FROM', 'MAIL_CONFIGURATION_SET', 'SITE_ORIGIN'],
  signing: ['SIGNING_SECRET'],
  payments: ['PAYMENTS'],
  photos: ['S3_PATH_STYLE'],
  model: ['ASSISTANT_MODEL_ID', 'ASSISTANT_DAILY_TOKENS'],
} as const;

/** Environment variables for the bucket actions. `UPLOAD_ENDPOINT` is for signing upload URLs. */
function bucketNames(actions: readonly PhotoAction[] = []) {
  const to = (start: string) => actions.some((action) => action.startsWith(start));
  return [
    ...(to('incoming:') ? (['INCOMING_BUCKET'] as const) : []),
    ...(to('incoming:PutObject') ? (['UPLOAD_ENDPOINT'] as const) : []),
    ...(to('photos:') ? (['PHOTOS_BUCKET'] as const) : []),
  ];
}

export type EnvironmentName =
  | (typeof environmentByUse)[keyof typeof environmentByUse][number]
  | ReturnType<typeof bucketNames>[number];

/** The environment variables of a Lambda. */
export function environmentNames(name: LambdaName): EnvironmentName[] {
  const { uses } = lambdas[name] as Lambda;
  const names = new Set<EnvironmentName>(bucketNames(uses.photos));
  if (name in apiLambdas) for (const each of environmentByUse.api) names.add(each);
  for (const use of ['table', 'signIn', 'bus', 'mail', 'signing', 'payments', 'photos', 'model'] as const) {
    if (uses[use]) for (const each of environmentByUse[use]) names.add(each);
  }
  return [...names].sort();
}

/** Generic indexes. An item is in one only if it has its keys, so an index without such items costs nothing. */
const indexes = [
  { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
  { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
] as const satisfies readonly { name: IndexName; partitionKey: string; sortKey: string }[];

/** The single table. Both runtimes create it from this definition. */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** TTL in epoch seconds. DynamoDB deletes late, so readers check it as well. */
  expiryAttribute: 'expiresAt',
  indexes,
} as const;

/** The stream records that reach the outbox Lambda: inserts with this partition key prefix (`functions/core/events/outbox.ts`). */
export const outboxFilter = { eventName: 'INSERT', partitionKeyPrefix: '$outbox#' } as const;
