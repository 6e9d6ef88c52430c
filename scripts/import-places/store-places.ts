import { BatchWriteCommand, type BatchWriteCommandInput, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import { now } from '#functions/core/clock.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { backOff, client, maxAttempts, put, remove, transact, update } from '#functions/core/data/table.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { PlaceWords } from '#functions/entities/place-words.ts';
import { type PlaceRow, Places } from '#functions/entities/places.ts';
import { toCellKeys } from '#functions/places/geo/cells.ts';
import { toWordRows } from '#functions/places/save-place.ts';
import type { ImportedPlace } from './to-place.ts';

/** How many places were added, changed, and left as they are. */
export interface Stored {
  added: number;
  changed: number;
  unchanged: number;
}

/** The maximum number of places per call of `storePlaces`: the keys of a BatchGetItem. */
export const maxBatch = 100;

/** The maximum number of rows in a BatchWriteItem. */
const maxWrites = 25;

/** The attributes that an import sets. Ratings and check-ins stay as they are. */
const imported = [
  'name',
  'placeType',
  'address',
  'city',
  'state',
  'zipCode',
  'latitude',
  'longitude',
  'amenities',
  'hours',
  'phoneNumber',
  'website',
  'sourceEditedAt',
  'cell',
  'geohash',
] as const;

/** Adds and changes places. Their IDs are different. Repeating the call changes nothing. */
export async function storePlaces(places: readonly ImportedPlace[]): Promise<Stored> {
  const rows = places.map(toRow);
  const existing = await batchGet(Object.fromEntries(rows.map(({ id }) => [id, rowKey(Places, { id })])));
  const added = rows.filter(({ id }) => !existing[id]);
  const changed = rows.flatMap((row) => {
    const before = existing[row.id];
    return before && describe(before) !== describe(row) ? [{ before, row }] : [];
  });
  await addPlaces(added);
  for (const { before, row } of changed) await changePlace(before, row);
  return { added: added.length, changed: changed.length, unchanged: rows.length - added.length - changed.length };
}

function describe(row: PlaceRow): string {
  return JSON.stringify(imported.map((name) => row[name] ?? null));
}

function toRow({ sourceEditedAt, ...place }: ImportedPlace): PlaceRow {
  const filled = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== '' && value !== null));
  return {
    ...(filled as typeof place & { amenities: string[] }),
    sourceEditedAt,
    source: 'openstreetmap',
    isVerified: true,
    ...toCellKeys(place),
    createdAt: now().toISOString(),
  } as PlaceRow;
}

/** Adds places and their words. The words come first, so that a place that exists is complete. */
async function addPlaces(rows: readonly PlaceRow[]): Promise<void> {
  const words = rows.flatMap(toWordRows).map((row) => PlaceWords.put(row).params<PutParameters>());
  await putAll(words);
  await putAll(rows.map((row) => Places.put(row).params<PutParameters>()));
}

interface PutParameters {
  Item: Record<string, unknown>;
}

/** Writes rows in batches, and repeats those that DynamoDB has not processed. */
async function putAll(parameters: readonly PutParameters[]): Promise<void> {
  const batches: PutParameters[][] = [];
  for (let start = 0; start < parameters.length; start += maxWrites) {
    batches.push(parameters.slice(start, start + maxWrites));
  }
  await Promise.all(batches.map(putBatch));
}

async function putBatch(parameters: readonly PutParameters[]): Promise<void> {
  let wanted: BatchWriteCommandInput['RequestItems'] = {
    [environment('TABLE_NAME')]: parameters.map(({ Item }) => ({ PutRequest: { Item } })),
  };
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const response: BatchWriteCommandOutput = await client.send(new BatchWriteCommand({ RequestItems: wanted }));
    wanted = response.UnprocessedItems;
    if (!wanted || Object.keys(wanted).length === 0) return;
    await backOff(tries);
  }
  throw new ApiError('unavailable');
}

/** Changes the imported attributes of a place, and its words. */
async function changePlace(before: PlaceRow, row: PlaceRow): Promise<void> {
  const filled = Object.fromEntries(imported.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));
  const emptied = imported.filter((name) => row[name] === undefined);
  const words = toWordRows(row);
  const isKept = (key: string) => words.some((word) => toKey(word) === key);
  await transact([
    update(
      Places.patch({ id: row.id })
        .set(filled as Partial<PlaceRow>)
        .remove(emptied as never)
        .params(),
    ),
    ...toWordRows(before)
      .filter((word) => !isKept(toKey(word)))
      .map(({ cell, word, geohash, placeId }) => remove(PlaceWords.delete({ cell, word, geohash, placeId }).params())),
    ...words.map((word) => put(PlaceWords.put(word).params())),
  ]);
}

function toKey({ cell, word, geohash }: { cell: string; word: string; geohash: string }): string {
  return `${cell} ${word} ${geohash}`;
}
