import { ulid } from 'ulid';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { put, update } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { QueueItemRow } from '#functions/entities/moderation.ts';
import { SupportMessages, SupportRequests } from '#functions/entities/support-requests.ts';
import { type DecisionRequest, type Outcome, requireOther } from '#functions/review-queue/decision.ts';
import { closeItem, findOpenItem } from '#functions/review-queue/queue-items.ts';
import { supportQueue as queue, readMessages, toItemId, toRequestId } from '#functions/support/request.ts';
import type { SupportItem } from '#shared/contract/moderation-fields.ts';

/** Reads the requests of queue items with their messages, in the same order. Leaves out those that no longer exist. */
export async function readSupportRequests(items: readonly QueueItemRow[]): Promise<SupportItem[]> {
  const toKey = ({ id, ownerId }: QueueItemRow) => rowKey(SupportRequests, { ownerId, id: toRequestId(id) });
  const requests = await batchGet(Object.fromEntries(items.map((item) => [item.id, toKey(item)])));
  const read = items.map(async ({ id, ownerId, createdAt }): Promise<SupportItem[]> => {
    const row = requests[id];
    if (!row || toItemId(row) !== id) return [];
    const { name, email, subject, category, priority, isPriority } = row;
    return [
      {
        queue,
        id,
        createdAt,
        sender: { id: ownerId, name },
        email,
        subject,
        category,
        priority,
        isPriority,
        messages: await readMessages(ownerId, row.id),
      },
    ];
  });
  return (await Promise.all(read)).flat();
}

/**
 * Returns the effects of answering or closing a request.
 * @throws ApiError `queueItemNotFound` (also if the owner has written since), `alreadyDecided` or `ownSubmission`
 */
export async function reviewSupportRequest(request: DecisionRequest): Promise<Outcome> {
  const { itemId, decision, reason, decidedBy, at } = request;
  const { ownerId } = await findOpenItem({ queue, id: itemId });
  requireOther(request, ownerId);
  const id = toRequestId(itemId);
  const { row } = await batchGet({ row: rowKey(SupportRequests, { ownerId, id }) });
  if (!row) throw new ApiError('queueItemNotFound');
  const status = decision === 'answer' ? 'answered' : 'closed';
  const messageId = reason ? ulid(new Date(at).getTime()) : undefined;
  const decided = SupportRequests.patch({ ownerId, id })
    .set({ status, updatedAt: at, messageCount: row.messageCount + (messageId ? 1 : 0) })
    .where(({ messageCount }, { eq }) => eq(messageCount, row.messageCount))
    .params();
  const message = messageId && {
    ownerId,
    requestId: id,
    id: messageId,
    from: 'support' as const,
    name: decidedBy,
    text: reason,
    createdAt: at,
  };
  return {
    subject: { id: ownerId, name: row.name },
    title: `Support request "${row.subject}"`,
    writes: [
      closeItem({ queue, id: itemId }, decidedBy),
      // The owner has written since, which replaced the item.
      update(decided, () => new VersionConflict()),
      ...(message ? [put(SupportMessages.create(message).params())] : []),
      emitEvent('SupportAnswered', { ownerId, requestId: id, decision: status, ...(messageId && { messageId }) }),
    ],
  };
}
