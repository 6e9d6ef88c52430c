import { answer, nextPage } from '#functions/core/api.ts';
import { openCursor, sealCursor } from '#functions/core/cursor.ts';
import { Notifications } from '#functions/entities/notifications.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const listNotifications = answer(notifications.listNotifications, async ({ query, caller, reply }) => {
  const scope = [caller.id, 'listNotifications'];
  const { data, cursor } = await Notifications.query.ofOwner({ ownerId: caller.id }).go({
    limit: query.limit,
    cursor: openCursor(query.cursor, scope),
    order: 'desc',
    pages: 1,
    consistent: true,
  });
  nextPage(reply, sealCursor(cursor, scope));
  return data.map(({ id, type, title, message, timestamp, read, actionUrl }) => {
    return { id, type, title, message, timestamp, read, actionUrl: actionUrl ?? null };
  });
});
