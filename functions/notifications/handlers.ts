import { clearNotifications } from '#functions/notifications/clear-notifications.ts';
import { listNotifications } from '#functions/notifications/list-notifications.ts';
import { markAllNotificationsRead, markNotificationRead } from '#functions/notifications/mark-read.ts';

export const notificationHandlers = {
  listNotifications,
  markNotificationRead,
  markAllNotificationsRead,
  clearNotifications,
};
