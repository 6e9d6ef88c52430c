import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageLimit } from '#shared/contract/fields.ts';
import { type Notification, notifications } from '#shared/contract/notifications.ts';
import { onAppEvent } from '../../lib/app-events.ts';
import { call } from '../../lib/call.ts';
import { orEmpty } from '../../lib/queries.ts';
import { isScreenReady, onScreenReady } from '../../lib/screen-ready.ts';
import { type IdempotentCall, useApiMutation } from '../../platform/forms/use-api-mutation.ts';

const key = ['notifications'] as const;

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

const list = (signal?: AbortSignal) =>
  orEmpty([], call(notifications.listNotifications, { query: { limit: pageLimit.max } }, { signal }));

/** The newest hundred notifications, fetched while `enabled`. */
export function useNotifications(enabled: boolean) {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => list(signal), enabled });
}

/** The number of unread notifications. Loads after the screen's own requests, and again when one is expected. */
export function useUnreadCount(): number {
  const queries = useQueryClient();
  const { data = [] } = useNotifications(useScreenLoaded());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAppEvent('notificationsExpected', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void queries.invalidateQueries({ queryKey: key }), notificationDelayMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queries]);
  return data.filter(({ read }) => !read).length;
}

interface ListMutation<Variables> {
  send: (variables: Variables, call: IdempotentCall) => Promise<unknown>;
  /** Returns the list after the change. */
  update: (all: Notification[], variables: Variables) => Notification[];
  /** Title of the toast when the request fails. */
  failed: string;
}

/** An optimistic update: changes the cached list at once, rolls it back when the request fails, and then refetches. */
function useListMutation<Variables = void>({ send, update, failed }: ListMutation<Variables>) {
  const queries = useQueryClient();
  return useApiMutation({
    texts: { failed },
    mutationFn: async (variables: Variables, call) => {
      await queries.cancelQueries({ queryKey: key });
      const previous = queries.getQueryData<Notification[]>(key);
      queries.setQueryData<Notification[]>(key, (all) => all && update(all, variables));
      try {
        await send(variables, call);
      } catch (error) {
        queries.setQueryData(key, previous);
        throw error;
      } finally {
        // A fetch that ran at the same time may have overwritten the update.
        void queries.invalidateQueries({ queryKey: key });
      }
    },
  });
}

/** Marks one notification as read. */
export function useMarkRead() {
  return useListMutation<string>({
    send: (id, call) => call(notifications.markNotificationRead, { params: { id } }),
    update: (all, id) => all.map((each) => (each.id === id ? { ...each, read: true } : each)),
    failed: "We couldn't mark that as read. Please try again.",
  });
}

/** Marks all notifications as read. */
export function useMarkAllRead() {
  return useListMutation({
    send: (_all, call) => call(notifications.markAllNotificationsRead),
    update: (all) => all.map((each) => ({ ...each, read: true })),
    failed: "We couldn't mark your notifications as read. Please try again.",
  });
}

/** Deletes all notifications. */
export function useClearAll() {
  return useListMutation({
    send: (_all, call) => call(notifications.clearNotifications),
    update: () => [],
    failed: "We couldn't clear your notifications. Please try again.",
  });
}
