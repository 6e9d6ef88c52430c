import { update, write } from '#functions/core/data/table.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { markAllRead, Notifications } from '#functions/notifications/notifications.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const markNotificationRead = defineHandler(notifications.markNotificationRead, async ({ params, caller }) => {
  const read = Notifications.patch({ ownerId: caller.id, id: params.id }).set({ read: true }).params();
  await write(update(read, () => new ApiError('notificationNotFound')));
});

export const markAllNotificationsRead = defineHandler(notifications.markAllNotificationsRead, ({ caller }) =>
  markAllRead(caller.id),
);
