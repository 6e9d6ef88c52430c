import { BatchGetCommand, type BatchGetCommandInput, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { AllTableIndexCompositeAttributes, Entity, EntityItem, Schema } from 'electrodb';
import { backOff, client, maxAttempts } from '#functions/core/data/table.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { ErrorCode } from '#shared/errors.ts';

type Item = Record<string, unknown>;

/** The key of a row, and the function that converts the stored item to the row. */
export interface RowKey<Row> {
  key: Item;
  parse: (item: Item) => Row | null;
}

/** Returns the key of a row, for `batchGet`. */
export function rowKey<A extends string, F extends string, C extends string, S extends Schema<A, F, C>>(
  entity: Entity<A, F, C, S>,
  key: AllTableIndexCompositeAttributes<A, F, C, S>,
): RowKey<EntityItem<Entity<A, F, C, S>>> {
  const { Key } = entity.get(key).params<{ Key: Item }>();
  return { key: Key, parse: (item) => entity.parse({ Item: item }).data as EntityItem<typeof entity> | null };
}

type RowsOf<Keys> = { [Name in keyof Keys]: (Keys[Name] extends RowKey<infer Row> | undefined ? Row : never) | null };

/**
 * Reads several rows in one consistent BatchGetItem:
 * `batchGet({ owner: rowKey(Owners, { id }), dog: rowKey(Dogs, key) })`.
 * @returns the rows by name; null for a row that does not exist, or whose key is undefined
 * @throws ApiError `unavailable` when DynamoDB leaves keys unprocessed after several attempts
 */
export async function batchGet<Keys extends Record<string, RowKey<unknown> | undefined>>(
  keys: Keys,
): Promise<RowsOf<Keys>> {
  const wanted = Object.values(keys).flatMap((each): Item[] => (each ? [each.key] : []));
  const items = await fetchItems(wanted);
  const find = ({ key, parse }: RowKey<unknown>) => {
    const item = items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
    return item ? parse(item) : null;
  };
  const rows = Object.entries(keys).map(([name, each]) => [name, each ? find(each) : null]);
  return Object.fromEntries(rows) as RowsOf<Keys>;
}

async function fetchItems(keys: Item[]): Promise<Item[]> {
  const table = environment('TABLE_NAME');
  let wanted: BatchGetCommandInput['RequestItems'] = { [table]: { Keys: keys, ConsistentRead: true } };
  const found: Item[] = [];
  for (let tries = 0; ; tries += 1) {
    const response: BatchGetCommandOutput = await client.send(new BatchGetCommand({ RequestItems: wanted }));
    found.push(...(response.Responses?.[table] ?? []));
    wanted = response.UnprocessedKeys;
    if (!wanted || Object.keys(wanted).length === 0) return found;
    if (tries + 1 >= maxAttempts) throw new ApiError('unavailable');
    await backOff(tries);
  }
}

/**
 * Reads a row consistently. If `key` contains the caller's owner ID, rows of other owners are not found.
 * @throws ApiError `code` when the row does not exist
 */
export async function requireOwned<A extends string, F extends string, C extends string, S extends Schema<A, F, C>>(
  entity: Entity<A, F, C, S>,
  key: AllTableIndexCompositeAttributes<A, F, C, S>,
  code: ErrorCode,
): Promise<EntityItem<Entity<A, F, C, S>>> {
  const { data } = await entity.get(key).go({ consistent: true });
  if (!data) throw new ApiError(code);
  return data as unknown as EntityItem<typeof entity>;
}
