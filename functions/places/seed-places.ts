import { put, transact } from '#functions/core/data/table.ts';
import { type PlaceRow, Places } from '#functions/entities/places.ts';
import { samplePlaces } from '#functions/places/sample-places.ts';
import { saveWords } from '#functions/places/save-place.ts';

/** The sample place is in the table already. */
class AlreadySeeded extends Error {}

/** Loads the bundled sample places once. After that, a call costs one read: the last place is stored after the others. */
export async function seedPlaces(): Promise<void> {
  const last = samplePlaces.at(-1) as PlaceRow;
  const { data: seeded } = await Places.get({ id: last.id }).go();
  if (seeded) return;
  await Promise.all(samplePlaces.slice(0, -1).map(addSample));
  await addSample(last);
}

/** Adds a sample place, unless it exists. */
async function addSample(place: PlaceRow): Promise<void> {
  try {
    await transact([put(Places.create(place).params(), () => new AlreadySeeded()), ...saveWords(place)]);
  } catch (error) {
    if (!(error instanceof AlreadySeeded)) throw error;
  }
}
