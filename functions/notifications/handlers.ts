import { update, write } from '#functions/core/data/table.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { readPage } from '#functions/core/http/page.ts';
import { NotificationStates, Notifications } from '#functions/entities/notifications.ts';
import { changePreferences } from '#functions/notifications/change-preferences.ts';
import { clearAll, markAllRead, queryListedNotifications } from '#functions/notifications/notifications.ts';
import { readPreferences } from '#functions/notifications/preferences.ts';
import { stopEmails } from '#functions/notifications/unsubscribe-links.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const notificationHandlers = defineHandlers(notifications, {
  listNotifications: async (input) => {
    const ownerId = input.caller.id;
    const { data: state } = await NotificationStates.get({ ownerId }).go({ consistent: true });
    const { readUpTo = '', clearedUpTo } = state ?? {};
    const rows = await readPage(input, queryListedNotifications(ownerId, clearedUpTo), 'desc');
    return rows.map(({ id, type, title, message, timestamp, read, actionUrl }) => {
      return { id, type, title, message, timestamp, read: read || id <= readUpTo, actionUrl: actionUrl ?? null };
    });
  },

  markNotificationRead: async ({ params, caller }) => {
    const read = Notifications.patch({ ownerId: caller.id, id: params.id }).set({ read: true }).params();
    await write(update(read, () => new ApiError('notificationNotFound')));
  },

  markAllNotificationsRead: ({ caller }) => markAllRead(caller.id),

  clearNotifications: ({ caller }) => clearAll(caller.id),

  getNotificationPreferences: ({ caller }) => readPreferences(caller.id),

  updateNotificationPreferences: ({ body, caller }) => changePreferences(caller, body),

  unsubscribe: ({ query }) => stopEmails(query.token),

  openUnsubscribePage: ({ query }) => ({ location: `/unsubscribe#token=${encodeURIComponent(query.token)}` }),
});
