import { type AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  PutCommand,
  type PutCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { clientTimeouts, isTransient } from '#functions/core/aws.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';

/** The DynamoDB client. The SDK retries throttled calls. `write` and `transact` also retry transaction conflicts. */
export const client = DynamoDBDocumentClient.from(new DynamoDBClient({ ...clientTimeouts, maxAttempts: 4 }), {
  marshallOptions: { removeUndefinedValues: true },
});

/** Returns the client and the table name, for declaring an ElectroDB entity. */
export function onTable() {
  return { client, table: environment('TABLE_NAME') };
}

/** Chooses one of `shards` partitions by a hash of `ownerId`, so that writes are distributed. */
export function chooseShard(ownerId: string, shards: number): number {
  return [...ownerId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shards;
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One conditional write, for `write` or `transact`. */
export interface Write {
  item: TransactItem;
  /** Creates the error to throw when the condition fails. Gets the existing row. Default: ApiError `inProgress`. */
  onConditionFailed?: (found: Record<string, unknown> | undefined) => Error;
}

/** The parameters of a write, as returned by ElectroDB's `.params()`. */
type Parameters = Record<string, unknown>;

/** Creates a write from ElectroDB's `create(...).params()` or `put(...).params()`. */
export function put(parameters: Parameters, onConditionFailed?: Write['onConditionFailed']): Write {
  return { item: { Put: parameters as TransactItem['Put'] }, onConditionFailed };
}

/** Creates a write from ElectroDB's `patch(...).params()` or `update(...).params()`. */
export function update(parameters: Parameters, onConditionFailed?: Write['onConditionFailed']): Write {
  return { item: { Update: parameters as TransactItem['Update'] }, onConditionFailed };
}

/** Creates a write from ElectroDB's `remove(...).params()` or `delete(...).params()`. */
export function remove(parameters: Parameters, onConditionFailed?: Write['onConditionFailed']): Write {
  return { item: { Delete: parameters as TransactItem['Delete'] }, onConditionFailed };
}

/** Creates a condition check, which does not change the row, from ElectroDB's `delete(...).where(...).params()`. */
export function check(parameters: Parameters, onConditionFailed?: Write['onConditionFailed']): Write {
  return { item: { ConditionCheck: parameters as TransactItem['ConditionCheck'] }, onConditionFailed };
}

/** Whether a write failed because its condition did not hold. ElectroDB wraps the SDK's error. */
export function conditionFailed(error: unknown): boolean {
  const { name, cause } = error as { name?: string; cause?: { name?: string } };
  return [name, cause?.name].includes('ConditionalCheckFailedException');
}

/** The maximum number of attempts of a call that fails with transient errors. */
export const maxAttempts = 6;

/** Waits before the next attempt: exponential backoff with full jitter, starting at 20 ms. */
export async function backOff(attempt: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
}

/** A row in an error, in DynamoDB's format. The document client does not unmarshall these rows. */
type WireRow = Record<string, AttributeValue>;

/** Returns the error for a failed condition. */
function conditionError({ onConditionFailed }: Write, error: unknown, found: WireRow | undefined): Error {
  return onConditionFailed?.(found && unmarshall(found)) ?? new ApiError('inProgress', { cause: error });
}

/**
 * Calls `attempt`, and retries transient errors with backoff.
 * @param failure returns the error to throw without a retry, if a condition has failed
 */
async function send(
  attempt: () => Promise<unknown>,
  failure: (error: unknown) => Error | undefined,
  attempts = maxAttempts,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      const final = failure(error);
      if (final) throw final;
      if (!isTransient(error)) throw error;
      if (tries + 1 >= attempts) throw new ApiError('unavailable', { cause: error });
      await backOff(tries);
    }
  }
}

/** Makes DynamoDB return the existing row when the condition fails, which saves a read. */
const withOldItem = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

/**
 * Performs one write. Retries transaction conflicts and throttling.
 * @throws the error of `onConditionFailed` when the condition fails
 * @throws ApiError `unavailable` after `maxAttempts` attempts
 */
export async function write(single: Write): Promise<void> {
  const { Put, Update, Delete } = single.item;
  const attempt = (): Promise<unknown> => {
    if (Put) return client.send(new PutCommand({ ...(Put as PutCommandInput), ...withOldItem }));
    if (Update) return client.send(new UpdateCommand({ ...(Update as UpdateCommandInput), ...withOldItem }));
    return client.send(new DeleteCommand({ ...(Delete as DeleteCommandInput), ...withOldItem }));
  };
  await send(attempt, (error) =>
    conditionFailed(error) ? conditionError(single, error, (error as { Item?: WireRow }).Item) : undefined,
  );
}

interface Cancelled {
  CancellationReasons?: { Code?: string; Item?: WireRow }[];
}

/**
 * Performs several writes in one transaction. Retries transaction conflicts and throttling. If the list has only one
 * write, performs it without a transaction, which costs half.
 * @param attempts how often the transaction is attempted
 * @throws the error of `onConditionFailed` of the first write whose condition fails
 * @throws ApiError `unavailable` after the last attempt
 */
export async function transact(writes: Write[], attempts = maxAttempts): Promise<void> {
  const [only, ...more] = writes;
  if (only && more.length === 0) return write(only);
  const command = new TransactWriteCommand({
    // All attempts use the same token, so that a retry after a lost response does not write twice.
    ClientRequestToken: crypto.randomUUID(),
    TransactItems: writes.map(({ item }) => {
      const [kind, parameters] = Object.entries(item)[0] as [keyof TransactItem, object];
      return { [kind]: { ...parameters, ...withOldItem } };
    }),
  });
  await send(
    () => client.send(command),
    (error) => {
      const reasons = (error as Cancelled).CancellationReasons ?? [];
      const failed = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
      const single = writes[failed];
      return single && conditionError(single, error, reasons[failed]?.Item);
    },
    attempts,
  );
}
