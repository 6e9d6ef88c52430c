import { batchGet, type RowKey, rowKey } from '#functions/core/data/read.ts';
import { remove, update, type Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { QueueItemRow } from '#functions/entities/moderation.ts';
import {
  type FoodRecommendationRow,
  FoodRecommendations,
  RecommendationMarkers,
  type VetRecommendationRow,
  VetRecommendations,
} from '#functions/entities/recommendations.ts';
import { addFood } from '#functions/recommendations/food-list.ts';
import {
  recommendationQueue as queue,
  readItemId,
  toFoodAnswers,
  toFoodMarker,
  toVetAnswers,
  toVetMarker,
  unknownClinicZipCode,
} from '#functions/recommendations/recommendation.ts';
import { alreadyDecided, type DecisionRequest, type Outcome, requireOther } from '#functions/review-queue/decision.ts';
import { closeItem, findOpenItem } from '#functions/review-queue/queue-items.ts';
import type { RecommendationItem } from '#shared/contract/moderation-fields.ts';
import type { VetEntry } from '#shared/contract/recommendation-fields.ts';
import { splitLocation } from '#shared/recommendations.ts';

type ItemKey = Pick<QueueItemRow, 'id' | 'ownerId'>;

type RecommendationRow = VetRecommendationRow | FoodRecommendationRow;

function isVet(row: RecommendationRow): row is VetRecommendationRow {
  return 'vetName' in row;
}

function toKey({ id: itemId, ownerId }: ItemKey): RowKey<RecommendationRow> {
  const { kind, id } = readItemId(itemId);
  return kind === 'vet' ? rowKey(VetRecommendations, { ownerId, id }) : rowKey(FoodRecommendations, { ownerId, id });
}

/** Reads the recommendations of queue items, in the same order. Leaves out those that no longer exist. */
export async function readRecommendations(items: readonly QueueItemRow[]): Promise<RecommendationItem[]> {
  const rows = await batchGet(Object.fromEntries(items.map((item) => [item.id, toKey(item)])));
  return items.flatMap(({ id, ownerId, createdAt }): RecommendationItem[] => {
    const row = rows[id];
    if (!row) return [];
    return [
      {
        queue,
        id,
        createdAt,
        submitter: { id: ownerId, name: row.yourName },
        email: row.yourEmail,
        reason: row.reason,
        vet: isVet(row) ? toVetAnswers(row) : null,
        food: isVet(row) ? null : toFoodAnswers(row),
      },
    ];
  });
}

/**
 * Returns the effects of approving or rejecting a recommendation. Approval adds it to the directory or the list, as the
 * moderator has corrected it. What was rejected can be recommended again.
 * @throws ApiError `queueItemNotFound`, `alreadyDecided`, `ownSubmission`, or `invalid` for an entry of the other kind and
 *   for a vet without a known ZIP code
 */
export async function reviewRecommendation(request: DecisionRequest): Promise<Outcome> {
  const { itemId, auditId, decidedBy } = request;
  const item = await findOpenItem({ queue, id: itemId });
  const { ownerId } = item;
  requireOther(request, ownerId);
  const { row } = await batchGet({ row: toKey(item) });
  if (!row) throw new ApiError('queueItemNotFound');
  const { kind, id: recommendationId } = readItemId(itemId);
  const otherKind = kind === 'vet' ? 'food' : 'vet';
  if (request[otherKind]) throw new ApiError('invalid', { fields: { [otherKind]: `This is about a ${kind}` } });
  const { title, name, placeId, writes } = isVet(row) ? await reviewVet(row, request) : await reviewFood(row, request);
  const decision = request.decision === 'approve' ? 'approved' : 'rejected';
  return {
    subject: { id: ownerId, name },
    title,
    writes: [
      closeItem({ queue, id: itemId }, decidedBy),
      ...writes,
      emitEvent('RecommendationDecided', {
        ...{ ownerId, recommendationId, kind, decision, auditId },
        ...(placeId && { placeId }),
      }),
    ],
  };
}

interface Reviewed {
  title: string;
  /** The name that the owner entered. */
  name: string;
  placeId?: string;
  writes: Write[];
}

async function reviewVet(row: VetRecommendationRow, request: DecisionRequest): Promise<Reviewed> {
  const { ownerId, id, vetName, clinicName, yourName: name } = row;
  const title = `Vet "${vetName}, ${clinicName}"`;
  const change = (status: 'approved' | 'rejected') =>
    update(VetRecommendations.patch({ ownerId, id }).set({ status }).params(), () => alreadyDecided());
  if (request.decision !== 'approve') {
    return { title, name, writes: [change('rejected'), removeMarker(ownerId, toVetMarker(row))] };
  }
  // Only approving a vet needs the search of places and the ZIP codes.
  const { addVet } = await import('#functions/recommendations/add-vet.ts');
  const { placeId, writes } = await addVet(ownerId, request.vet ?? toVetEntry(row), request.at);
  return { title, name, placeId, writes: [change('approved'), ...writes] };
}

async function reviewFood(row: FoodRecommendationRow, request: DecisionRequest): Promise<Reviewed> {
  const { ownerId, id, brandName, productName, yourName: name } = row;
  const title = `Food "${brandName} ${productName}"`;
  const change = (status: 'approved' | 'rejected') =>
    update(FoodRecommendations.patch({ ownerId, id }).set({ status }).params(), () => alreadyDecided());
  if (request.decision !== 'approve') {
    return { title, name, writes: [change('rejected'), removeMarker(ownerId, toFoodMarker(row))] };
  }
  const writes = await addFood(ownerId, request.food ?? toFoodAnswers(row));
  return { title, name, writes: [change('approved'), ...writes] };
}

function removeMarker(ownerId: string, key: string): Write {
  return remove(RecommendationMarkers.delete({ ownerId, key }).params());
}

/** Returns what the directory shows if the moderator has corrected nothing. */
function toVetEntry({ vetName, clinicName, location, phone, specialties }: VetRecommendationRow): VetEntry {
  const { zipCode, ...address } = splitLocation(location);
  if (!zipCode) throw new ApiError('invalid', { fields: { 'vet.zipCode': unknownClinicZipCode } });
  return { vetName, clinicName, ...address, zipCode, phone, specialties };
}
