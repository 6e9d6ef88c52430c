import { useMemo } from 'react';
import { localDate } from '#shared/calendar.ts';
import { DailyTip, tips } from '#shared/contract/tips.ts';
import { findLatestDate } from '#shared/tip-dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { defineList } from '../../platform/lists/list.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { useListMutation } from '../../platform/lists/use-list-mutation.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { createSavedRows } from '../../platform/storage/saved-rows.ts';

/** The owner's daily tips, newest first. */
const tipList = defineList({ name: 'tips', operation: tips.listDailyTips, notFound: 'tipNotFound' });

/** How many tips the owner can read offline. */
const savedCount = 7;

/**
 * Reads the newest tips, or all of them. Refetches them at 9:00, when the next one arrives. Offline, returns the latest
 * ones as last fetched.
 */
export function useTips(max?: number) {
  const { id, timeZone, createdAt } = useUser();
  const now = useNow();
  const today = localDate(now, timeZone);
  const latest = findLatestDate({ timeZone, createdAt }, now);
  const saved = useMemo(() => createSavedRows('tips', DailyTip, id, savedCount), [id]);
  return { ...useList(tipList, { key: [latest], max, saved }), today };
}

/** Reads the tip of today. Undefined until it is loaded, and until 9:00. */
export function useTipOfToday() {
  const { data, isPending, today } = useTips(savedCount);
  return { tip: data?.find(({ id }) => id === today), isPending };
}

/** Returns a mutation that marks a tip as read, by its ID. A failure shows no toast, because the owner asked for nothing. */
export function useMarkTipRead() {
  return useListMutation(tipList, {
    update: (all, id: string) => all.map((each) => (each.id === id ? { ...each, isRead: true } : each)),
    mutationFn: (id, call) => call(tips.markDailyTipRead, { params: { id } }),
    texts: { failed: "We couldn't mark this tip as read." },
    onError: () => true,
  });
}
