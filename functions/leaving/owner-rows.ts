import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { client } from '#functions/core/data/table.ts';
import { environment } from '#functions/core/environment.ts';
import type { IndexName } from '#functions/manifest-types.ts';

/** A row as it is stored: the attributes of its entity, its keys, and what ElectroDB adds. */
export type StoredRow = Readonly<Record<string, unknown>> & {
  readonly pk: string;
  readonly sk: string;
  /** The name of the entity, such as `dog`. */
  readonly __edb_e__: string;
};

/** Where the rows of an owner are: in the owner's partition, or elsewhere with the owner's partition of an index. */
export const placesOfRows = ['table', 'gsi1', 'gsi2'] as const satisfies readonly ('table' | IndexName)[];

/** How many rows one query reads. */
const pageSize = 100;

/** Reads the rows of an owner in one of the places page by page, sorted by key. */
export async function* readPages(ownerId: string, place: (typeof placesOfRows)[number]): AsyncGenerator<StoredRow[]> {
  const index = place === 'table' ? undefined : place;
  let next: QueryCommandOutput['LastEvaluatedKey'];
  do {
    const page: QueryCommandOutput = await client.send(
      new QueryCommand({
        TableName: environment('TABLE_NAME'),
        IndexName: index,
        // An index cannot be read consistently.
        ConsistentRead: !index,
        KeyConditionExpression: '#pk = :pk',
        ExpressionAttributeNames: { '#pk': index ? `${index}pk` : 'pk' },
        ExpressionAttributeValues: { ':pk': `owner#${ownerId}` },
        Limit: pageSize,
        ExclusiveStartKey: next,
      }),
    );
    yield (page.Items ?? []) as StoredRow[];
    next = page.LastEvaluatedKey;
  } while (next);
}

/** Reads all rows of an owner. The rows of an entity follow each other. */
export async function* readRows(ownerId: string): AsyncGenerator<StoredRow> {
  for (const place of placesOfRows) for await (const page of readPages(ownerId, place)) yield* page;
}
