import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type NotificationPreferences, notifications } from '#shared/contract/notifications.ts';
import { call } from '../../lib/call.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { notificationTexts } from './texts.ts';

const key = ['notification-preferences'] as const;

/** What the owner is notified about. Read again at each visit, because a link in an email changes it too. */
export function usePreferences() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(notifications.getNotificationPreferences, {}, { signal }),
    staleTime: 0,
  });
}

/**
 * Saves preferences, shown at once. Each save sends all of them, so one that starts during another waits for it and
 * sends only the latest. After a failure, the preferences on the server are shown again.
 */
export function useSavePreferences(): (next: NotificationPreferences) => Promise<void> {
  const queries = useQueryClient();
  const waiting = useRef<NotificationPreferences>(undefined);
  const isSaving = useRef(false);
  const { mutate } = useApiMutation({
    mutationFn: (body: NotificationPreferences, send) => send(notifications.updateNotificationPreferences, { body }),
    texts: notificationTexts.updateNotificationPreferences,
  });

  return async (next) => {
    await queries.cancelQueries({ queryKey: key });
    queries.setQueryData(key, next);
    waiting.current = next;
    if (isSaving.current) return;
    isSaving.current = true;
    while (waiting.current) {
      const sent: NotificationPreferences = waiting.current;
      waiting.current = undefined;
      if (!(await mutate(sent))) waiting.current = undefined;
    }
    isSaving.current = false;
    await queries.invalidateQueries({ queryKey: key });
  };
}
