import { now } from '#functions/core/clock.ts';
import { dueQueue } from '#functions/core/data/due-queue.ts';
import type { Write } from '#functions/core/data/table.ts';
import type { TipOwner } from '#functions/tips/plan-rows.ts';
import { addDays, localDate } from '#shared/calendar.ts';
import { createArrivals } from '#shared/tip-dates.ts';

/** The owners whose tip must reach a closed browser, each due at the next 9:00 in the owner's time zone. */
export const tipQueue = dueQueue<{ ownerId: string }>('tips');

/**
 * Returns the write that queues an owner until the next 9:00. Queuing the owner again before that has no effect, because
 * the row has the same key. An owner who has moved to another time zone may have two rows until one of them is due.
 * @param after default: now
 */
export function scheduleTip({ id, timeZone }: Pick<TipOwner, 'id' | 'timeZone'>, after = now()): Write {
  const findArrival = createArrivals(timeZone);
  const date = localDate(after, timeZone);
  const today = findArrival(date);
  const dueAt = today > after ? today : findArrival(addDays(date, 1));
  return tipQueue.enqueue({ dueAt, id }, { ownerId: id });
}
