import { defineHandler } from '#functions/core/http/api.ts';
import { readPage } from '#functions/core/http/page.ts';
import { listedNotifications, NotificationStates } from '#functions/notifications/notifications.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const listNotifications = defineHandler(notifications.listNotifications, async (input) => {
  const ownerId = input.caller.id;
  const { data: state } = await NotificationStates.get({ ownerId }).go({ consistent: true });
  const { readUpTo = '', clearedUpTo } = state ?? {};
  const rows = await readPage(input, listedNotifications(ownerId, clearedUpTo), 'desc');
  return rows.map(({ id, type, title, message, timestamp, read, actionUrl }) => {
    return { id, type, title, message, timestamp, read: read || id <= readUpTo, actionUrl: actionUrl ?? null };
  });
});
