import { useQuery } from '@tanstack/react-query';
import type { NotificationPreferences } from '#shared/contract/notification-preferences.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { call } from '../../lib/call.ts';
import { useSaveValue } from '../../platform/lists/use-save-value.ts';
import { notificationTexts } from './texts.ts';

const queryKey = ['notification-preferences'] as const;

/**
 * Fetches the notification preferences. Always refetched, because the unsubscribe link in an email changes them too.
 */
export function usePreferences() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(notifications.getNotificationPreferences, {}, { signal }),
    staleTime: 0,
  });
}

/** Returns a function that saves the notification preferences with an optimistic update, and resolves to whether it has. */
export function useSavePreferences(): (preferences: NotificationPreferences) => Promise<boolean> {
  return useSaveValue({
    queryKey,
    mutationFn: (body: NotificationPreferences, call) => call(notifications.updateNotificationPreferences, { body }),
    texts: notificationTexts.updateNotificationPreferences,
  });
}
