import { type EventType, events } from '#events/catalogue.ts';
import type { ConsumerName } from '#events/event.ts';
import type { QueueName } from '#events/queues.ts';
import type { ScheduleName } from '#events/schedules.ts';
import type { Lambda, LambdaSettings } from '#functions/manifest-types.ts';
import { api, type DomainName } from '#shared/contract/api.ts';

/**
 * The manifest of all Lambdas: triggers, entry files, permissions. The stack, the local runtime and the tests read the
 * manifest. The manifest imports no entry files, so synthesizing the stack loads no Lambda code.
 */

type Entry<Name extends string> = { entry: `functions/entrypoints/${Name}.ts` };

/** Adds the path of the entry file to each Lambda. The file has the same name as the Lambda. */
function withEntries<Rows extends Record<string, LambdaSettings>>(
  rows: Rows,
): { [Name in keyof Rows & string]: Rows[Name] & Entry<Name> } {
  const all = Object.entries(rows).map(([name, row]) => [name, { ...row, entry: `functions/entrypoints/${name}.ts` }]);
  return Object.fromEntries(all);
}

/** The table action for finding the caller: owner, session and subscription are read in one BatchGetItem. */
const session = ['BatchGetItem'] as const;

/** The table actions of a Lambda that reads and changes single rows, and queries. */
const rows = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const;

/** The settings of an API Lambda that has no row in `apiRows`. They fit a domain that needs only the table. */
const defaultRow: LambdaSettings = { uses: { table: [...session, 'ConditionCheckItem', ...rows], signing: true } };

/** The Lambdas whose names differ from the names of their domains. Several domains can share a Lambda. */
const lambdaNames = {
  /** `records` serves the small domains that need only the table. */
  leaving: 'account',
  passkeys: 'account',
  dogs: 'records',
  guide: 'records',
  places: 'records',
  recommendations: 'records',
  referrals: 'records',
  /** The list of notifications makes the tip of the day. */
  tips: 'notifications',
  push: 'notifications',
  chat: 'assistant',
  forum: 'community',
  leadership: 'community',
  moderation: 'community',
  support: 'community',
} as const satisfies Partial<Record<DomainName, string>>;

type LambdaOfDomain = {
  [Domain in DomainName]: Domain extends keyof typeof lambdaNames ? (typeof lambdaNames)[Domain] : Domain;
};

export type ApiLambdaName = LambdaOfDomain[DomainName];

/** The name of the Lambda that serves each domain. */
export const lambdaOfDomain = {
  ...Object.fromEntries(Object.keys(api).map((domain) => [domain, domain])),
  ...lambdaNames,
} as LambdaOfDomain;

/** The model that reads what owners type. */
const textModel = 'functions/core/text-model/model.safetensors';

/** What serves owners that only add and change rows. */
const writing = { table: [...session, 'GetItem', 'Query', 'PutItem', 'UpdateItem'], signing: true } as const;

const communityUses: LambdaSettings['uses'] = {
  ...defaultRow.uses,
  indexes: ['gsi1'],
  signIn: ['AdminListGroupsForUser'],
  mailboxes: true,
  files: [textModel],
};

/** The API Lambdas that differ from `defaultRow`. */
const apiRows: Partial<Record<ApiLambdaName, LambdaSettings>> = {
  system: { uses: {} },
  account: {
    uses: {
      table: [...session, ...rows],
      signIn: [
        'AdminCreateUser',
        'AdminDeleteUser',
        'AdminInitiateAuth',
        'AdminListGroupsForUser',
        'AdminSetUserPassword',
      ],
      signing: true,
      payments: true,
      plans: true,
      photos: ['exports:GetObject'],
    },
  },
  notifications: { uses: { ...writing, push: true } },
  records: { uses: { ...defaultRow.uses, indexes: ['gsi1', 'gsi2'] } },
  /** Not part of `records`, because every cold start of `records` would then load the emergency model. */
  emergency: { uses: { table: ['UpdateItem'], signing: true, files: [textModel] }, memoryMb: 1024 },
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
      processes: ['functions/photos/photo-process.ts'],
    },
    memoryMb: 1536,
    timeoutSeconds: 25,
    reservedConcurrency: 10,
  },
  /** The timeout is close to API Gateway's maximum of 30 seconds, because the Lambda waits for the model. */
  assistant: {
    uses: { ...writing, model: true, files: [textModel] },
    memoryMb: 1024,
    timeoutSeconds: 28,
  },
  /** Reads roles, because moderators see more than others. */
  community: { uses: communityUses, memoryMb: 1024 },
  /** Waits for the model, like the assistant. */
  exercise: { uses: { ...defaultRow.uses, model: true }, timeoutSeconds: 28 },
  billing: {
    uses: { ...writing, payments: true, checkout: true, plans: true },
    /** Waits for the bank. */
    timeoutSeconds: 28,
  },
};

/** The Lambdas behind the API. Each entry file combines the `handlers.ts` of the domains that the Lambda serves. */
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

/** The operations of all domains that a Lambda serves. An entry file that omits one of the domains does not compile. */
export type OperationsOf<Name extends ApiLambdaName> = AllOf<Served<Name>>;

/** Lists the events whose definition names a consumer Lambda. */
function listConsumed(name: ConsumerName): EventType[] {
  return Object.values(events)
    .filter(({ consumers }) => consumers.includes(name))
    .map(({ type }) => type);
}

/** Lambdas that the event bus invokes. */
export const consumerLambdas = withEntries({
  /** Runs the event handlers of the domains that need only the table. */
  consumers: {
    consumes: listConsumed('consumers'),
    uses: { table: ['BatchGetItem', ...rows], indexes: ['gsi1'] },
    timeoutSeconds: 30,
  },
  /** Makes exports, which may take minutes, and deletes the files of deleted accounts. */
  exports: {
    consumes: listConsumed('exports'),
    uses: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
      indexes: ['gsi1'],
      photos: [
        'exports:PutObject',
        'exports:DeleteObject',
        'exports:ListBucket',
        'photos:GetObject',
        'photos:DeleteObject',
        'photos:ListBucket',
        'incoming:DeleteObject',
        'incoming:ListBucket',
      ],
      siteLinks: true,
    },
    memoryMb: 1024,
    timeoutSeconds: 900,
    reservedConcurrency: 10,
  },
  'photos-consumer': {
    consumes: listConsumed('photos-consumer'),
    uses: { photos: ['incoming:DeleteObject', 'photos:DeleteObject'] },
    timeoutSeconds: 30,
  },
} satisfies Partial<Record<ConsumerName, LambdaSettings & { consumes: EventType[] }>>);

/** Lambdas that receive events from a queue. If the service they call has an outage, the events wait in the queue. */
export const queueLambdas = withEntries({
  /** Sends every email. */
  mail: {
    consumes: listConsumed('mail'),
    uses: { table: ['BatchGetItem', ...rows], mail: true, mailboxes: true, signing: true },
    timeoutSeconds: 30,
  },
  /** Sends every push message. */
  push: {
    consumes: listConsumed('push'),
    uses: { table: rows, push: true },
    timeoutSeconds: 30,
  },
} satisfies Record<QueueName, LambdaSettings & { consumes: EventType[] }>);

/** The settings of schedules that charge owners. */
const charging: LambdaSettings = {
  uses: { table: rows, signing: true, payments: true },
  timeoutSeconds: 300,
};

/** Lambdas that run on a schedule. A schedule in `events/schedules.ts` without a Lambda does not compile. */
export const scheduledLambdas = withEntries({
  'outbox-sweep': {
    uses: { table: ['Query', 'DeleteItem'], bus: true },
    timeoutSeconds: 60,
  },
  trials: charging,
  renewals: charging,
  reminders: {
    uses: { table: ['ConditionCheckItem', 'GetItem', 'Query', 'PutItem', 'DeleteItem'] },
    timeoutSeconds: 300,
  },
  deliveries: { uses: { table: ['BatchGetItem', ...rows] }, timeoutSeconds: 300 },
  'daily-tips': { uses: { table: ['BatchGetItem', ...rows] }, timeoutSeconds: 300 },
  deletions: {
    uses: {
      table: ['BatchGetItem', ...rows],
      indexes: ['gsi1', 'gsi2'],
      signIn: ['AdminDeleteUser'],
      signing: true,
      payments: true,
    },
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
