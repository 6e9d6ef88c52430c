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

/** The client of the one table. The SDK retries throttled single calls; `write` and `transact` also retry conflicts. */
export const client = DynamoDBDocumentClient.from(new DynamoDBClient({ ...clientTimeouts, maxAttempts: 4 }), {
  marshallOptions: { removeUndefinedValues: true },
});

/** The configuration of every ElectroDB entity. */
export function onTable() {
  return { client, table: environment('TABLE_NAME') };
}

/** The shard of an owner's rows among `shards` partitions, which spreads the writes. */
export function chooseShard(ownerId: string, shards: number): number {
  return [...ownerId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shards;
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One conditional write, alone or in a transaction. */
export interface Write {
  item: TransactItem;
  /** Creates the error to throw when the condition fails, from the existing row. Default: 409 `inProgress`. */
  onConditionFailed?: (found: Record<string, unknown> | undefined) => Error;
}

/** Parameters as ElectroDB's `.params()` builds them. */
type Parameters = Record<string, unknown>;

/** A write of ElectroDB's `create(...).params()` or `put(...).params()`. */
export function put(parameters: Parameters, onConditionFailed?: Write['onConditionFailed']): Write {
  return { item: { Put: parameters as TransactItem['Put'] }, onConditionFailed };
}

/** A write of ElectroDB's `patch(...).params()` or `update(...).params()`. */
export function update(parameters: Parameters, onConditionFailed?: Write['onConditionFailed']): Write {
  return { item: { Update: parameters as TransactItem['Update'] }, onConditionFailed };
}

/** A write of ElectroDB's `remove(...).params()` or `delete(...).params()`. */
export function remove(parameters: Parameters, onConditionFailed?: Write['onConditionFailed']): Write {
  return { item: { Delete: parameters as TransactItem['Delete'] }, onConditionFailed };
}

/** A condition on a row that the transaction does not change, from ElectroDB's `delete(...).where(...).params()`. */
export function check(parameters: Parameters, onConditionFailed?: Write['onConditionFailed']): Write {
  return { item: { ConditionCheck: parameters as TransactItem['ConditionCheck'] }, onConditionFailed };
}

/** Whether a write failed because its condition did not hold. ElectroDB wraps the SDK's error. */
export function conditionFailed(error: unknown): boolean {
  const { name, cause } = error as { name?: string; cause?: { name?: string } };
  return [name, cause?.name].includes('ConditionalCheckFailedException');
}

/** Attempts of a call that fails with a transient error. */
export const maxAttempts = 6;

/** Backs off with full jitter, doubling from 20 ms. */
export async function backOff(attempt: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
}

/** The document client does not unmarshall the rows in errors. */
type WireRow = Record<string, AttributeValue>;

/** The error for a failed condition. */
function conditionError({ onConditionFailed }: Write, error: unknown, found: WireRow | undefined): Error {
  return onConditionFailed?.(found && unmarshall(found)) ?? new ApiError('inProgress', { cause: error });
}

/** Repeats transient failures with backoff. `failure` maps a failed condition to the error to throw at once. */
async function send(attempt: () => Promise<unknown>, failure: (error: unknown) => Error | undefined): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      const final = failure(error);
      if (final) throw final;
      if (!isTransient(error)) throw error;
      if (tries + 1 >= maxAttempts) throw new ApiError('unavailable', { cause: error });
      await backOff(tries);
    }
  }
}

/** Returns the existing row when the condition fails, which saves a read. */
const withOldItem = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

/**
 * Performs one write. Conflicts with transactions and throttles are retried.
 * @throws what `onConditionFailed` makes when the condition fails
 * @throws ApiError `unavailable` when the table stays unavailable
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
 * Performs several writes, all or none. Conflicts and throttles are retried. A list of one is a single write, which costs
 * half of a transaction.
 * @throws what `onConditionFailed` makes for the first write whose condition fails
 * @throws ApiError `unavailable` when the table stays unavailable
 */
export async function transact(writes: Write[]): Promise<void> {
  const [only, ...more] = writes;
  if (only && more.length === 0) return write(only);
  const command = new TransactWriteCommand({
    // One token for all attempts: a retry after a lost response does not write twice.
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
  );
}
