import { answer } from '#functions/core/api.ts';
import { preferencesOf } from '#functions/notifications/preferences.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const getNotificationPreferences = answer(notifications.getNotificationPreferences, ({ caller }) =>
  preferencesOf(caller.id),
);
