import { put, update, type Write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type QueueItemRow, QueueItems } from '#functions/entities/moderation.ts';
import { alreadyDecided } from '#functions/review-queue/decision.ts';

/** Returns the write that adds an item to its queue. */
export function openItem(item: Pick<QueueItemRow, 'queue' | 'id' | 'ownerId' | 'createdAt'>): Write {
  return put(QueueItems.create({ ...item, status: 'open' }).params());
}

type ItemKey = Pick<QueueItemRow, 'queue' | 'id'>;

/**
 * Reads an item that waits for a decision.
 * @throws ApiError `queueItemNotFound` or `alreadyDecided`
 */
export async function findOpenItem({ queue, id }: ItemKey): Promise<QueueItemRow> {
  const { data: item } = await QueueItems.get({ queue, id }).go({ consistent: true });
  if (!item) throw new ApiError('queueItemNotFound');
  if (item.status === 'closed') throw alreadyDecided(item.decidedBy);
  return item;
}

/** Returns the write that closes an item. It fails with `alreadyDecided` if someone else has closed it. */
export function closeItem({ queue, id }: ItemKey, decidedBy: string): Write {
  const closed = QueueItems.patch({ queue, id })
    .set({ status: 'closed', decidedBy })
    .where(({ status }, { eq }) => eq(status, 'open'))
    .params();
  return update(closed, (found) => alreadyDecided(found?.decidedBy as string | undefined));
}
