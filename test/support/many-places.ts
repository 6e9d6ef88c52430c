import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { createTable } from '#infra/local/dynamodb/table.ts';
import { names, tableVariables } from '#infra/local/lambda/environment.ts';
import { type Coordinates, placeTypes, radiusMiles, samplePoint } from '#shared/places.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { connectTable } from '#test/support/factories.ts';
import { seededRandom } from '#test/support/sample.ts';
import { temporaryFolder } from '#test/support/test-app.ts';

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

/** The number of rows that are written at the same time. */
const rowsAtOnce = 500;

/**
 * Creates a table with places: 1,000 around the sample point, half of the others in a city, and the rest anywhere in the
 * west of the United States.
 * @returns a function that measures the list of places around a point
 */
export async function createPlaces(count: number): Promise<(center: Coordinates) => Promise<PlaceCost>> {
  const emulator = await startDynoxide(`${temporaryFolder()}/table.sqlite`, () => undefined);
  atEnd(() => emulator.stop());
  await createTable(emulator.url, names.table);
  await connectTable({ environment: tableVariables(emulator.url) } as never);
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
  for (let start = 0; start < count; start += rowsAtOnce) {
    const batches = [];
    for (let first = start; first < Math.min(count, start + rowsAtOnce); first += 25) {
      const size = Math.min(25, count - first);
      const requests = Array.from({ length: size }, (_, index) => ({ PutRequest: { Item: toItem(first + index) } }));
      batches.push(client.send(new BatchWriteCommand({ RequestItems: { [names.table]: requests } })));
    }
    await Promise.all(batches);
  }

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
