/** DynamoDB actions that a Lambda can be granted. A transaction needs the actions of all its writes. */
export type TableAction =
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';

/** Actions on the Cognito user pool that a Lambda can be granted. */
export type SignInAction =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminInitiateAuth'
  | 'AdminListGroupsForUser'
  | 'AdminSetUserPassword';

/** The buckets: `incoming` and `exports` are never public, and the site serves `photos`. */
export type BucketName = 'incoming' | 'photos' | 'exports';

/** S3 actions on the buckets. Without ListBucket, S3 answers 403 instead of 404 for a missing object. */
export type PhotoAction = `${BucketName}:${'GetObject' | 'ListBucket' | 'PutObject' | 'DeleteObject'}`;

/** Names of the table's generic indexes. */
export type IndexName = 'gsi1' | 'gsi2';

interface Uses {
  table?: readonly TableAction[];
  /** The indexes of the table that the Lambda may query. */
  indexes?: readonly IndexName[];
  signIn?: readonly SignInAction[];
  /** Whether the Lambda may put events on the bus. */
  bus?: true;
  /** Whether the Lambda may send email. */
  mail?: true;
  /** Whether the Lambda gets the mailboxes of support. */
  mailboxes?: true;
  /** Whether a Lambda that serves no requests gets the site's origin, for links. */
  siteLinks?: true;
  /** Whether the Lambda gets the signing secret, the key of our HMACs and encrypted tokens. */
  signing?: true;
  /** Whether the Lambda gets the push secret. */
  push?: true;
  /** Whether the Lambda gets the name and the secret key of the payment provider. */
  payments?: true;
  /** Whether the Lambda gets what browsers and webhooks need of the payment provider. */
  checkout?: true;
  /** Whether the Lambda gets to know if plans are on sale. */
  plans?: true;
  /** Whether the Lambda may call the assistant's model. */
  model?: true;
  photos?: readonly PhotoAction[];
  /** Files that the Lambda runs in processes of their own. Each one is bundled next to the Lambda. */
  processes?: readonly `functions/${string}.ts`[];
  /** Files that the Lambda reads. Each one is put next to the bundle. */
  files?: readonly `functions/${string}`[];
  /** npm packages with native code. They are installed next to the bundle instead of being bundled. */
  native?: readonly string[];
}

/** The settings of a Lambda in the manifest. */
export interface LambdaSettings {
  uses: Uses;
  /** Default: 512. */
  memoryMb?: number;
  /** Default: 10. At most 29 for API Lambdas. */
  timeoutSeconds?: number;
  /** How many instances may run at a time, so that expensive work cannot use up the AWS account's concurrency. */
  reservedConcurrency?: number;
}

/** A Lambda: the entry file and the settings. */
export interface Lambda extends LambdaSettings {
  /** The file that exports `handler`. */
  entry: `functions/entrypoints/${string}.ts`;
}

/** The uses that need permissions. The others only set environment variables or change the bundle. */
export type GrantedUses = Required<
  Omit<
    Lambda['uses'],
    | 'native'
    | 'processes'
    | 'files'
    | 'mailboxes'
    | 'siteLinks'
    | 'signing'
    | 'push'
    | 'payments'
    | 'checkout'
    | 'plans'
  >
>;
