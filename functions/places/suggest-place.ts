import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { put, type Write } from '#functions/core/data/table.ts';
import { type PlaceRow, Places } from '#functions/entities/places.ts';
import { SuggestedPlaces } from '#functions/entities/suggested-places.ts';
import { toCellKeys } from '#functions/places/geo/cells.ts';
import { locateForm } from '#functions/places/zip-codes.ts';
import { openItem } from '#functions/review-queue/queue-items.ts';
import type { PlaceSuggestion } from '#shared/contract/place-fields.ts';

/** The partition of suggested places in the indexes, which no search for places reads. */
const suggestedCell = 'suggested';

/**
 * Returns a place that an owner suggests, and the writes that store it.
 * @throws ApiError `invalid` for an unknown ZIP code
 */
export async function suggestPlace(
  ownerId: string,
  form: PlaceSuggestion,
): Promise<{ place: PlaceRow; writes: Write[] }> {
  const at = now();
  const coordinates = await locateForm(form);
  const place: PlaceRow = {
    id: ulid(at.getTime()),
    name: form.name,
    placeType: form.placeType,
    description: form.description || undefined,
    address: form.address || undefined,
    city: form.city || undefined,
    state: form.state || undefined,
    zipCode: form.zipCode || undefined,
    ...coordinates,
    amenities: [...new Set(form.amenities)],
    hours: form.hours || undefined,
    phoneNumber: form.phoneNumber || undefined,
    website: form.website || undefined,
    source: 'owner',
    submittedBy: ownerId,
    isVerified: false,
    ...toCellKeys(coordinates),
    cell: suggestedCell,
    createdAt: at.toISOString(),
  };
  const writes = [
    put(Places.create(place).params()),
    put(SuggestedPlaces.create({ ownerId, placeId: place.id }).params()),
    openItem({ queue: 'places', id: place.id, ownerId, createdAt: place.createdAt }),
  ];
  return { place, writes };
}
