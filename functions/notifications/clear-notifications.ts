import { defineHandler } from '#functions/core/http/api.ts';
import { clearAll } from '#functions/notifications/notifications.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const clearNotifications = defineHandler(notifications.clearNotifications, ({ caller }) => clearAll(caller.id));
