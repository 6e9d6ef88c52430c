import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { markAllRead, Notifications } from '#functions/core/notifications.ts';
import { update, write } from '#functions/core/table.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const markNotificationRead = answer(notifications.markNotificationRead, async ({ params, caller }) => {
  const read = Notifications.patch({ ownerId: caller.id, id: params.id }).set({ read: true }).params();
  await write(update(read, () => new ApiError('notificationNotFound')));
});

export const markAllNotificationsRead = answer(notifications.markAllNotificationsRead, ({ caller }) =>
  markAllRead(caller.id),
);
