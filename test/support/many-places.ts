import { execFile } from 'node:child_process';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { DescribeTableCommand, type TableDescription } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { dynoxideBinary } from '#infra/local/dynamodb/dynoxide-package.ts';
import { createTable } from '#infra/local/dynamodb/table.ts';
import { names, tableVariables } from '#infra/local/lambda/environment.ts';
import { type Coordinates, placeTypes, radiusMiles, samplePoint } from '#shared/places.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { connectTable } from '#test/support/factories.ts';
import { temporaryFolder } from '#test/support/test-app.ts';
import { seededRandom } from '../../scripts/training/random.ts';

/** What a list of places reads. */
export interface PlaceCost {
  found: number;
  queries: number;
  readUnits: number;
}

/** The number of places around the sample point, in every table. */
const nearby = 1000;

/** A city far from the sample point, in which half of the other places are. */
export const bigCity: Coordinates = { latitude: 40.75, longitude: -73.98 };

/** Starts a database and connects the data layer to it. */
async function openTable(file: string) {
  const emulator = await startDynoxide(file, () => undefined);
  atEnd(() => emulator.stop());
  await createTable(emulator.url, names.table);
  await connectTable({ environment: tableVariables(emulator.url) } as never);
  return emulator;
}

/**
 * Imports rows into a new database file, in the format of DynamoDB's exports to S3. This takes a tenth of the time of
 * BatchWriteItem.
 * @returns the path of the file
 */
async function importRows(Table: TableDescription | undefined, rows: Iterator<Record<string, unknown>>) {
  const folder = temporaryFolder();
  const [file, schema, data] = [`${folder}/table.sqlite`, `${folder}/schema.json`, `${folder}/${names.table}/data`];
  mkdirSync(data, { recursive: true });
  writeFileSync(schema, JSON.stringify({ Table }));
  const lines = Iterator.from(rows).map((row) => `${JSON.stringify({ Item: marshall(row) })}\n`);
  await pipeline(Readable.from(lines), createGzip({ level: 1 }), createWriteStream(`${data}/rows.json.gz`));
  const binary = await dynoxideBinary({ log: () => undefined });
  await promisify(execFile)(binary, ['import', '--source', folder, '--schema', schema, '--output', file]);
  return file;
}

/**
 * Creates a table with places: 1,000 around the sample point, half of the others in a city, and the rest anywhere in the
 * west of the United States.
 * @returns a function that measures the list of places around a point
 */
export async function createPlaces(count: number): Promise<(center: Coordinates) => Promise<PlaceCost>> {
  const empty = await openTable(`${temporaryFolder()}/empty.sqlite`);
  const { client } = await import('#functions/core/data/table.ts');
  const { Places } = await import('#functions/entities/places.ts');
  const { toCellKeys } = await import('#functions/places/geo/cells.ts');
  const { listPlaces } = await import('#functions/places/list-places.ts');

  const random = seededRandom(1);
  const near = ({ latitude, longitude }: Coordinates, degrees: number) => ({
    latitude: latitude + (random() - 0.5) * degrees,
    longitude: longitude + (random() - 0.5) * degrees,
  });
  const locate = (index: number): Coordinates => {
    if (index < nearby) return near(samplePoint, 2);
    return index % 2 === 0 ? near(bigCity, 0.5) : near({ latitude: 39, longitude: -112 }, 16);
  };
  const toItem = (index: number) => {
    const at = locate(index);
    const place = {
      id: `place-${index}`,
      name: `Place with a name ${index}`,
      placeType: placeTypes[index % placeTypes.length] ?? 'vet',
      description: 'A description as long as most of them, with what an owner wants to know before the drive.',
      address: '12 Some Street',
      city: 'Somewhere',
      state: 'IA',
      ...at,
      ...toCellKeys(at),
      amenities: ['shade', 'water', 'parking'],
      source: 'openstreetmap',
      isVerified: true,
      createdAt: '2026-11-23T00:00:00.000Z',
    } as const;
    return Places.put({ ...place, amenities: [...place.amenities] }).params<{ Item: Record<string, unknown> }>().Item;
  };
  const { Table } = await client.send(new DescribeTableCommand({ TableName: names.table }));
  await empty.stop();
  const rows = Array.from({ length: count }).keys().map(toItem);
  await openTable(await importRows(Table, rows));

  return async (center) => {
    const cost: PlaceCost = { found: 0, queries: 0, readUnits: 0 };
    client.middlewareStack.add(
      (next) => async (call) => {
        const result = await next({ ...call, input: { ...call.input, ReturnConsumedCapacity: 'TOTAL' } as never });
        cost.queries += 1;
        cost.readUnits +=
          (result.output as { ConsumedCapacity?: { CapacityUnits?: number } }).ConsumedCapacity?.CapacityUnits ?? 0;
        return result;
      },
      { step: 'initialize', name: 'measuredPlaces', override: true },
    );
    const list = { center, radiusMiles: radiusMiles.default, limit: 100 };
    cost.found = (await listPlaces('nobody', list)).length;
    client.middlewareStack.remove('measuredPlaces');
    return cost;
  };
}
