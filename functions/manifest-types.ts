/** Table actions that a Lambda can be granted. A transaction needs the actions of its parts. */
export type TableAction =
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';

/** User pool actions that a Lambda can be granted. */
export type SignInAction =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminInitiateAuth'
  | 'AdminListGroupsForUser'
  | 'AdminSetUserPassword';

/**
 * Actions on objects of `incoming` (never public) and `photos` (served by the site). Without ListBucket, S3 answers
 * 403 instead of 404 for a missing object.
 */
export type PhotoAction = `${'incoming' | 'photos'}:${'GetObject' | 'ListBucket' | 'PutObject' | 'DeleteObject'}`;

/** Generic indexes of the table. */
export type IndexName = 'gsi1' | 'gsi2';

interface Uses {
  table?: readonly TableAction[];
  /** Queries these indexes of the table. */
  indexes?: readonly IndexName[];
  signIn?: readonly SignInAction[];
  /** May put events on the bus. */
  bus?: true;
  /** May send mail. */
  mail?: true;
  /** Encrypts cursors, or signs idempotency keys or tokens. */
  signing?: true;
  /** Reads which payment provider the environment uses. */
  payments?: true;
  /** May call the assistant's model. */
  model?: true;
  photos?: readonly PhotoAction[];
  /** npm packages with native code. They are installed next to the bundle instead of being bundled. */
  native?: readonly string[];
}

/** What a Lambda's row in the manifest declares. */
export interface LambdaSettings {
  uses: Uses;
  /** Default 512. */
  memoryMb?: number;
  /** Default 10; at most 29 behind the API. */
  timeoutSeconds?: number;
  /** How many run at a time, so that expensive work cannot use up the account's concurrency. */
  reservedConcurrency?: number;
}

/** A Lambda: entry file, permissions and limits. */
export interface Lambda extends LambdaSettings {
  /** The file that exports `handler`. */
  entry: `functions/entrypoints/${string}.ts`;
}
