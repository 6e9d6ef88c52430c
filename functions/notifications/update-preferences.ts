import { defineHandler } from '#functions/core/http/api.ts';
import { replacePreferences } from '#functions/notifications/preferences.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const updateNotificationPreferences = defineHandler(
  notifications.updateNotificationPreferences,
  async ({ body, caller }) => {
    await replacePreferences(caller.id, body);
    return body;
  },
);
