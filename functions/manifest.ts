import type { EventType } from '#events/catalogue.ts';
import type { ScheduleName } from '#events/schedules.ts';
import type { DomainName } from '#shared/contract/api.ts';

/**
 * Every Lambda on one screen: its trigger, its file, what it may touch. The stack, the local runtime and the tests
 * read it. It names files and imports none, so that the stack never loads Lambda code.
 */

/** The table's actions that a Lambda can be granted. Transactions need those of their parts. */
export type TableAction = 'BatchGetItem' | 'DeleteItem' | 'GetItem' | 'PutItem' | 'Query' | 'UpdateItem';

/** The user pool's actions that a Lambda can be granted. */
export type SignInAction =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminInitiateAuth'
  | 'AdminListGroupsForUser'
  | 'AdminSetUserPassword';

/** Actions on the objects of `incoming` (never public) and `photos` (shown by the site). Without ListBucket, S3 answers 403 instead of 404 for what is not there. */
export type PhotoAction = `${'incoming' | 'photos'}:${'GetObject' | 'ListBucket' | 'PutObject' | 'DeleteObject'}`;

interface Uses {
  table?: readonly TableAction[];
  signIn?: readonly SignInAction[];
  /** May put events on the bus. */
  bus?: true;
  /** May send mail. */
  mail?: true;
  /** Signs page markers, repeated requests or tokens with a key of ours. */
  signing?: true;
  /** Turns test numbers into tokens, where the environment takes test payments. */
  payments?: true;
  /** What it may do with the objects of the two buckets. */
  photos?: readonly PhotoAction[];
  /** npm packages with machine code, put beside the bundle instead of into it. */
  native?: readonly string[];
}

export interface Lambda {
  /** The file whose `handler` is run. */
  entry: `functions/${string}.ts`;
  uses: Uses;
  /** Default 512. */
  memoryMb?: number;
  /** Default 10; at most 29 behind the API. */
  timeoutSeconds?: number;
}

/** What every signed-in call needs: owner, session and subscription in one BatchGetItem. */
const session = ['BatchGetItem'] as const;

/** Answer the operations of one domain of the contract. A domain without its Lambda does not compile. */
export const apiLambdas = {
  system: { entry: 'functions/system/handler.ts', uses: {} },
  account: {
    entry: 'functions/account/handler.ts',
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
  dogs: {
    entry: 'functions/dogs/handler.ts',
    uses: { table: [...session, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], signing: true },
  },
  photos: {
    entry: 'functions/photos/handler.ts',
    uses: {
      table: [...session, 'GetItem', 'PutItem', 'UpdateItem'],
      photos: [
        'incoming:PutObject',
        'incoming:GetObject',
        'incoming:DeleteObject',
        'incoming:ListBucket',
        'photos:PutObject',
      ],
      native: ['sharp'],
    },
    memoryMb: 1536,
    timeoutSeconds: 25,
  },
  notifications: {
    entry: 'functions/notifications/handler.ts',
    uses: { table: [...session, 'GetItem', 'Query', 'UpdateItem'], signing: true },
  },
  billing: {
    entry: 'functions/billing/handler.ts',
    uses: { table: [...session, 'GetItem', 'PutItem', 'UpdateItem'], signing: true, payments: true },
  },
} as const satisfies Record<DomainName, Lambda>;

/** React to announcements. */
export const consumerLambdas = {
  /** The reactions of every domain that needs the table and email only. */
  consumers: {
    entry: 'functions/lambdas/consumers.ts',
    consumes: [
      'OwnerRegistered',
      'VerificationRequested',
      'PasswordResetRequested',
      'PasswordChanged',
      'SignedInElsewhere',
      'EmailVerified',
      'TrialEnding',
      'TrialEnded',
      'SubscriptionChanged',
      'DogCreated',
      'DogDeleted',
    ],
    uses: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], mail: true },
    timeoutSeconds: 30,
  },
  'photos-consumer': {
    entry: 'functions/photos/consumer.ts',
    consumes: ['PhotoRemoved'],
    uses: { photos: ['photos:DeleteObject'] },
    timeoutSeconds: 30,
  },
} as const satisfies Record<string, Lambda & { consumes: readonly EventType[] }>;

/** Run when a clock rings. A schedule without its Lambda does not compile. */
export const scheduledLambdas = {
  'outbox-sweep': {
    entry: 'functions/outbox/sweep.ts',
    uses: { table: ['Query', 'DeleteItem'], bus: true },
    timeoutSeconds: 60,
  },
  trials: {
    entry: 'functions/billing/trials.ts',
    uses: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    timeoutSeconds: 300,
  },
  'orphaned-photos': {
    entry: 'functions/photos/orphaned-photos.ts',
    uses: { table: ['GetItem', 'Query', 'PutItem', 'DeleteItem'] },
    timeoutSeconds: 300,
  },
} as const satisfies Record<ScheduleName, Lambda>;

/** Read the table's stream, which is filtered to inserts of the outbox. */
export const streamLambdas = {
  outbox: {
    entry: 'functions/outbox/publish.ts',
    uses: { table: ['DeleteItem'], bus: true },
    timeoutSeconds: 30,
  },
} as const satisfies Record<string, Lambda>;

export const lambdas: Record<string, Lambda> = {
  ...apiLambdas,
  ...consumerLambdas,
  ...scheduledLambdas,
  ...streamLambdas,
};

export type LambdaName =
  | keyof typeof apiLambdas
  | keyof typeof consumerLambdas
  | keyof typeof scheduledLambdas
  | keyof typeof streamLambdas;

/** The environment variables that each use brings; `api` is what the trigger itself brings. `functions/core/environment.ts` reads exactly these. */
const environmentOf = {
  api: ['SITE_ORIGIN', 'ORIGIN_SECRET'],
  table: ['TABLE_NAME'],
  signIn: ['USER_POOL_ID', 'USER_POOL_CLIENT_ID'],
  bus: ['EVENT_BUS_NAME'],
  mail: ['MAIL_FROM', 'SITE_ORIGIN'],
  signing: ['SIGNING_SECRET'],
  payments: ['PAYMENTS'],
  photos: ['S3_PATH_STYLE'],
} as const;

/** The variables that actions on the buckets bring. Only who may put to `incoming` can sign addresses for browsers to do so. */
function bucketNames(actions: readonly PhotoAction[] = []) {
  const to = (start: string) => actions.some((action) => action.startsWith(start));
  return [
    ...(to('incoming:') ? (['INCOMING_BUCKET'] as const) : []),
    ...(to('incoming:PutObject') ? (['UPLOAD_ENDPOINT'] as const) : []),
    ...(to('photos:') ? (['PHOTOS_BUCKET'] as const) : []),
  ];
}

export type EnvironmentName =
  | (typeof environmentOf)[keyof typeof environmentOf][number]
  | ReturnType<typeof bucketNames>[number];

/** The variables that the runtime fills for a Lambda, no more and no fewer. */
export function environmentNames(name: LambdaName): EnvironmentName[] {
  const { uses } = lambdas[name] as Lambda;
  const names = new Set<EnvironmentName>(bucketNames(uses.photos));
  if (name in apiLambdas) for (const each of environmentOf.api) names.add(each);
  for (const use of ['table', 'signIn', 'bus', 'mail', 'signing', 'payments', 'photos'] as const) {
    if (uses[use]) for (const each of environmentOf[use]) names.add(each);
  }
  return [...names].sort();
}

/** The shape of the one table; both runtimes create it from here. */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Items vanish some time after this attribute (epoch seconds); readers check it themselves as well. */
  expiryAttribute: 'expiresAt',
  indexes: [] as readonly { name: string; partitionKey: string; sortKey: string }[],
} as const;

/** Which stream records reach the outbox Lambda: inserts whose partition key starts so (`functions/core/outbox.ts` writes them). */
export const outboxFilter = { eventName: 'INSERT', partitionKeyPrefix: '$outbox#' } as const;
