import { api } from '#functions/core/api.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { clearNotifications } from '#functions/notifications/clear-notifications.ts';
import { listNotifications } from '#functions/notifications/list-notifications.ts';
import { markAllNotificationsRead, markNotificationRead } from '#functions/notifications/mark-read.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const handler = api(notifications, findCaller, {
  listNotifications,
  markNotificationRead,
  markAllNotificationsRead,
  clearNotifications,
});
