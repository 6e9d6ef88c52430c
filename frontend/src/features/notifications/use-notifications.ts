import { useIsFetching, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageLimit } from '#shared/contract/fields.ts';
import { type Notification, notifications } from '#shared/contract/notifications.ts';
import { onAppEvent } from '../../lib/app-events.ts';
import { call } from '../../lib/call.ts';
import { orEmpty } from '../../lib/queries.ts';
import { isScreenReady, onScreenReady } from '../../lib/screen-ready.ts';

const key = ['notifications'] as const;

/** How long announcements take to arrive under the bell, amply, in milliseconds. */
const newsAfterMs = 2500;

/** A screen that has asked for nothing for so long has what it needs, in milliseconds. */
const quietMs = 100;

/** True once the screen has what it asked for first: the bell is not what an owner came for. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  const shown = useSyncExternalStore(onScreenReady, isScreenReady);
  const fetching = useIsFetching();
  useEffect(() => {
    if (!shown || fetching > 0) return;
    const timer = setTimeout(() => setSettled(true), quietMs);
    return () => clearTimeout(timer);
  }, [shown, fetching]);
  return settled;
}

const list = (signal?: AbortSignal) =>
  orEmpty([], call(notifications.listNotifications, { query: { limit: pageLimit.max } }, { signal }));

/** The newest hundred notifications. Whoever shows them decides when they are wanted. */
export function useNotifications(wanted: boolean) {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => list(signal), enabled: wanted });
}

/** How many are unread, for the bell. It asks after the screen's own calls, and again when something has happened. */
export function useUnreadCount(): number {
  const queries = useQueryClient();
  const { data = [] } = useNotifications(useSettled());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAppEvent('notificationsExpected', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void queries.invalidateQueries({ queryKey: key }), newsAfterMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queries]);
  return data.filter(({ read }) => !read).length;
}

/** Shows a change at once and takes it back if the server refuses. */
function useListChange<T>(
  send: (what: T) => Promise<unknown>,
  change: (all: Notification[], what: T) => Notification[],
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: async (what: T) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Notification[]>(key);
      queries.setQueryData<Notification[]>(key, (all) => all && change(all, what));
      return { before };
    },
    onError: (_error, _what, kept) => {
      queries.setQueryData(key, kept?.before);
      return queries.invalidateQueries({ queryKey: key });
    },
  });
}

/** Marks one as read. */
export function useMarkRead() {
  return useListChange(
    (id: string) => call(notifications.markNotificationRead, { params: { id } }),
    (all, id) => all.map((each) => (each.id === id ? { ...each, read: true } : each)),
  );
}

/** Marks all as read. */
export function useMarkAllRead() {
  return useListChange(
    (_all: undefined) => call(notifications.markAllNotificationsRead),
    (all) => all.map((each) => ({ ...each, read: true })),
  );
}

/** Empties the list. */
export function useClearAll() {
  return useListChange(
    (_all: undefined) => call(notifications.clearNotifications),
    () => [],
  );
}
