import { clearNotifications } from '#functions/notifications/clear-notifications.ts';
import { getNotificationPreferences } from '#functions/notifications/get-preferences.ts';
import { listNotifications } from '#functions/notifications/list-notifications.ts';
import { markAllNotificationsRead, markNotificationRead } from '#functions/notifications/mark-read.ts';
import { openUnsubscribePage, unsubscribe } from '#functions/notifications/unsubscribe.ts';
import { updateNotificationPreferences } from '#functions/notifications/update-preferences.ts';

export const notificationHandlers = {
  listNotifications,
  markNotificationRead,
  markAllNotificationsRead,
  clearNotifications,
  getNotificationPreferences,
  updateNotificationPreferences,
  unsubscribe,
  openUnsubscribePage,
};
