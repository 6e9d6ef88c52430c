import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { pageLimit } from '#shared/contract/fields.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { emitToOtherTabs, onAppEvent } from '../../lib/app-events.ts';
import { isScreenReady, onScreenReady } from '../../lib/screen-ready.ts';
import { defineList } from '../../platform/lists/list.ts';
import { useListCache } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { useListMutation } from '../../platform/lists/use-list-mutation.ts';

/** The owner's notifications, newest first. */
const notificationList = defineList({ name: 'notifications', operation: notifications.listNotifications });

/**
 * How long the server may take to process an expected change of notifications before they are refetched, in
 * milliseconds.
 */
const notificationDelayMs = 2500;

/** How long no request must be running before the screen counts as loaded, in milliseconds. */
const idleMs = 100;

/** Whether the screen has finished its first requests. The notification bell fetches only after that. */
function useScreenLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const shown = useSyncExternalStore(onScreenReady, isScreenReady);
  const fetching = useIsFetching();
  useEffect(() => {
    if (!shown || fetching > 0) return;
    const timer = setTimeout(() => setLoaded(true), idleMs);
    return () => clearTimeout(timer);
  }, [shown, fetching]);
  return isLoaded;
}

/** Returns the newest hundred notifications. Fetches them only while `enabled`. */
export function useNotifications(enabled: boolean) {
  return useList(notificationList, { max: pageLimit.max, enabled });
}

/** Returns the number of unread notifications. Waits for the screen's own requests before the first fetch. */
export function useUnreadCount(): number {
  const cache = useListCache(notificationList);
  const { data = [] } = useNotifications(useScreenLoaded());
  const refresh = useEffectEvent(() => void cache.refresh());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAppEvent('notificationsExpected', () => {
      clearTimeout(timer);
      timer = setTimeout(() => refresh(), notificationDelayMs);
    });
    const stopChanges = onAppEvent('notificationsChanged', () => refresh());
    return () => {
      stop();
      stopChanges();
      clearTimeout(timer);
    };
  }, []);
  return data.filter(({ read }) => !read).length;
}

/** Makes the other tabs refetch the notifications after a change, so that their badges are right. */
async function tellOtherTabs(change: Promise<unknown>): Promise<void> {
  await change;
  emitToOtherTabs('notificationsChanged');
}

/** Returns a mutation that marks one notification as read, by its ID. */
export function useMarkRead() {
  return useListMutation(notificationList, {
    update: (all, id: string) => all.map((each) => (each.id === id ? { ...each, read: true } : each)),
    mutationFn: (id, call) => tellOtherTabs(call(notifications.markNotificationRead, { params: { id } })),
    texts: { failed: "We couldn't mark that as read. Please try again." },
  });
}

/** Returns a mutation that marks all notifications as read. */
export function useMarkAllRead() {
  return useListMutation(notificationList, {
    update: (all) => all.map((each) => ({ ...each, read: true })),
    mutationFn: (_, call) => tellOtherTabs(call(notifications.markAllNotificationsRead)),
    texts: { failed: "We couldn't mark your notifications as read. Please try again." },
  });
}

/** Returns a mutation that deletes all notifications. */
export function useClearAll() {
  return useListMutation(notificationList, {
    update: () => [],
    mutationFn: (_, call) => tellOtherTabs(call(notifications.clearNotifications)),
    texts: { failed: "We couldn't clear your notifications. Please try again." },
  });
}
