import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { transact, update } from '#functions/core/table.ts';
import { Notifications } from '#functions/entities/notifications.ts';
import { notifications } from '#shared/contract/notifications.ts';

function markRead(ownerId: string, id: string) {
  return update(
    Notifications.patch({ ownerId, id }).set({ read: true }).params(),
    () => new ApiError('notificationNotFound'),
  );
}

export const markNotificationRead = answer(notifications.markNotificationRead, async ({ params, caller }) => {
  await transact([markRead(caller.id, params.id)]);
});

export const markAllNotificationsRead = answer(notifications.markAllNotificationsRead, async ({ caller }) => {
  const { data } = await Notifications.query.ofOwner({ ownerId: caller.id }).go({ pages: 'all', consistent: true });
  for (const { id } of data.filter(({ read }) => !read)) {
    // One that was cleared in the meantime needs no mark.
    await transact([markRead(caller.id, id)]).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'notificationNotFound')) throw error;
    });
  }
});
