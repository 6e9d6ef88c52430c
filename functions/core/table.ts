import { type AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { ApiError } from '#functions/core/api-error.ts';
import { clientTimeouts, isTransient } from '#functions/core/aws.ts';
import { environment } from '#functions/core/environment.ts';

/** The one client of the one table. The SDK itself retries throttled single calls; transactions are retried below. */
export const client = DynamoDBDocumentClient.from(new DynamoDBClient({ ...clientTimeouts, maxAttempts: 4 }), {
  marshallOptions: { removeUndefinedValues: true },
});

/** The configuration that every ElectroDB entity is made with. */
export function onTable() {
  return { client, table: environment('TABLE_NAME') };
}

/** Which of so many partitions rows of this owner stand in, so that no partition takes all writes. */
export function shardOf(ownerId: string, shards: number): number {
  return [...ownerId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shards;
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One write of a transaction, and what it means when its condition does not hold. */
export interface Write {
  item: TransactItem;
  /** Thrown when this write's condition fails. Default: 409 `inProgress`. */
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

/** Whether a single write was refused because its condition did not hold; ElectroDB wraps what the table said. */
export function conditionFailed(error: unknown): boolean {
  const { name, cause } = error as { name?: string; cause?: { name?: string } };
  return [name, cause?.name].includes('ConditionalCheckFailedException');
}

const attempts = 6;

/** Full jitter, doubling from 20 ms: contention on one counter spreads out instead of marching in step. */
async function pause(attempt: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
}

interface Cancelled {
  CancellationReasons?: { Code?: string; Item?: Record<string, AttributeValue> }[];
}

/**
 * Writes all or nothing. Conflicts and throttles are tried again a bounded number of times.
 * @throws the `onConditionFailed` of the first write whose condition does not hold
 * @throws ApiError `unavailable` when the table stays out of reach
 */
export async function transact(writes: Write[]): Promise<void> {
  // One token for all attempts: a retry after a lost answer does not write twice.
  const token = crypto.randomUUID();
  for (let attempt = 0; ; attempt += 1) {
    try {
      await client.send(
        new TransactWriteCommand({
          ClientRequestToken: token,
          TransactItems: writes.map(({ item }) => withOldItemOnFailure(item)),
        }),
      );
      return;
    } catch (error) {
      const reasons = (error as Cancelled).CancellationReasons ?? [];
      const failed = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
      if (failed >= 0) {
        // The document client leaves the rows inside errors as the wire has them.
        const found = reasons[failed]?.Item;
        throw (
          writes[failed]?.onConditionFailed?.(found && unmarshall(found)) ??
          new ApiError('inProgress', { cause: error })
        );
      }
      if (!isTransient(error)) throw error;
      if (attempt + 1 >= attempts) throw new ApiError('unavailable', { cause: error });
      await pause(attempt);
    }
  }
}

/** Asks for the row that stood in the way, so that the reason needs no second read. */
function withOldItemOnFailure(item: TransactItem): TransactItem {
  const [kind, parameters] = Object.entries(item)[0] as [keyof TransactItem, object];
  return { [kind]: { ...parameters, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } };
}

/**
 * Rows by their keys, in one BatchGetItem, consistently; in no particular order, absent ones left out.
 * @throws ApiError `unavailable` when the table leaves keys unprocessed again and again: never read as absent
 */
export async function batchGet(keys: Record<string, unknown>[]): Promise<Record<string, unknown>[]> {
  const table = environment('TABLE_NAME');
  let wanted: BatchGetCommandInput['RequestItems'] = { [table]: { Keys: keys, ConsistentRead: true } };
  const found: Record<string, unknown>[] = [];
  for (let attempt = 0; ; attempt += 1) {
    const answer: BatchGetCommandOutput = await client.send(new BatchGetCommand({ RequestItems: wanted }));
    found.push(...(answer.Responses?.[table] ?? []));
    wanted = answer.UnprocessedKeys;
    if (!wanted || Object.keys(wanted).length === 0) return found;
    if (attempt + 1 >= attempts) throw new ApiError('unavailable');
    await pause(attempt);
  }
}
