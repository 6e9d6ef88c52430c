import { defineHandler } from '#functions/core/http/api.ts';
import { readPreferences } from '#functions/notifications/preferences.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const getNotificationPreferences = defineHandler(notifications.getNotificationPreferences, ({ caller }) =>
  readPreferences(caller.id),
);
