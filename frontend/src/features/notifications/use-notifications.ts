import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { pageLimit } from '#shared/contract/fields.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { onAppEvent } from '../../lib/app-events.ts';
import { isScreenReady, onScreenReady } from '../../lib/screen-ready.ts';
import { defineList } from '../../platform/lists/list.ts';
import { useListCache } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { useListMutation } from '../../platform/lists/use-list-mutation.ts';

/** The owner's notifications, newest first. */
const notificationList = defineList({ name: 'notifications', operation: notifications.listNotifications });

/** How long a change may take to create its notification, in milliseconds. */
const notificationDelayMs = 2500;

/** A screen without requests for this long has finished loading, in milliseconds. */
const idleMs = 100;

/** True once the screen has finished its first requests, so that the bell does not delay them. */
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

/** The newest hundred notifications, fetched while `enabled`. */
export function useNotifications(enabled: boolean) {
  return useList(notificationList, { max: pageLimit.max, enabled });
}

/** The number of unread notifications. Loads after the screen's own requests, and again when one is expected. */
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
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return data.filter(({ read }) => !read).length;
}

/** Marks one notification as read. */
export function useMarkRead() {
  return useListMutation(notificationList, {
    update: (all, id: string) => all.map((each) => (each.id === id ? { ...each, read: true } : each)),
    mutationFn: (id, call) => call(notifications.markNotificationRead, { params: { id } }),
    texts: { failed: "We couldn't mark that as read. Please try again." },
  });
}

/** Marks all notifications as read. */
export function useMarkAllRead() {
  return useListMutation(notificationList, {
    update: (all) => all.map((each) => ({ ...each, read: true })),
    mutationFn: (_, call) => call(notifications.markAllNotificationsRead),
    texts: { failed: "We couldn't mark your notifications as read. Please try again." },
  });
}

/** Deletes all notifications. */
export function useClearAll() {
  return useListMutation(notificationList, {
    update: () => [],
    mutationFn: (_, call) => call(notifications.clearNotifications),
    texts: { failed: "We couldn't clear your notifications. Please try again." },
  });
}
