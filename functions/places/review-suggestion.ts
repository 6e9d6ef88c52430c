import { buildPublicName } from '#functions/account/public-name.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { remove, update, type Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { QueueItemRow } from '#functions/entities/moderation.ts';
import { Owners } from '#functions/entities/owners.ts';
import { type PlaceRow, Places } from '#functions/entities/places.ts';
import { SuggestedPlaces } from '#functions/entities/suggested-places.ts';
import { toCellKeys } from '#functions/places/geo/cells.ts';
import { saveWords } from '#functions/places/save-place.ts';
import { alreadyDecided, type DecisionRequest, type Outcome, requireOther } from '#functions/review-queue/decision.ts';
import { closeItem, findOpenItem } from '#functions/review-queue/queue-items.ts';
import type { PlaceItem } from '#shared/contract/moderation-fields.ts';

const queue = 'places';

/** Reads the suggested places of queue items, in the same order. Leaves out those that no longer exist. */
export async function readSuggestedPlaces(items: readonly QueueItemRow[]): Promise<PlaceItem[]> {
  const [places, owners] = await Promise.all([
    batchGet(Object.fromEntries(items.map(({ id }) => [id, rowKey(Places, { id })]))),
    batchGet(Object.fromEntries(items.map(({ ownerId: id }) => [id, rowKey(Owners, { id })]))),
  ]);
  return items.flatMap(({ id, ownerId, createdAt }): PlaceItem[] => {
    const [place, owner] = [places[id], owners[ownerId]];
    if (!place || !owner) return [];
    return [
      {
        queue,
        id,
        createdAt,
        submitter: { id: ownerId, name: buildPublicName(owner).name },
        name: place.name,
        placeType: place.placeType,
        description: place.description ?? null,
        address: place.address ?? null,
        city: place.city ?? null,
        state: place.state ?? null,
        zipCode: place.zipCode ?? null,
        latitude: place.latitude,
        longitude: place.longitude,
        amenities: place.amenities,
        hours: place.hours ?? null,
        phoneNumber: place.phoneNumber ?? null,
        website: place.website ?? null,
      },
    ];
  });
}

/**
 * Returns the effects of approving or rejecting a suggested place. Approval shows the place to everyone, and a rejected
 * place is deleted.
 * @throws ApiError `queueItemNotFound`, `alreadyDecided` or `ownSubmission`
 */
export async function reviewSuggestion(request: DecisionRequest): Promise<Outcome> {
  const { itemId: id, auditId, decision, decidedBy } = request;
  const { ownerId } = await findOpenItem({ queue, id });
  requireOther(request, ownerId);
  const { place, owner } = await batchGet({ place: rowKey(Places, { id }), owner: rowKey(Owners, { id: ownerId }) });
  if (!place || !owner) throw new ApiError('queueItemNotFound');
  const isApproved = decision === 'approve';
  return {
    subject: { id: ownerId, name: buildPublicName(owner).name },
    title: `Place "${place.name}"`,
    writes: [
      closeItem({ queue, id }, decidedBy),
      ...(isApproved ? publish(place) : [remove(Places.delete({ id }).params())]),
      remove(SuggestedPlaces.delete({ ownerId, placeId: id }).params()),
      emitEvent('PlaceSuggestionDecided', {
        ownerId,
        placeId: id,
        decision: isApproved ? 'approved' : 'rejected',
        auditId,
      }),
    ],
  };
}

/** Returns the writes that show a place in lists and searches. */
function publish(place: PlaceRow): Write[] {
  const { id, placeType } = place;
  const { cell, geohash } = toCellKeys(place);
  // Both indexes have the cell in their partition keys.
  const published = Places.patch({ id }).set({ isVerified: true, cell, geohash, placeType }).params();
  return [update(published, () => alreadyDecided()), ...saveWords(place)];
}
