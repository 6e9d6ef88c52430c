import { answer } from '#functions/core/api.ts';
import { Notifications } from '#functions/entities/notifications.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const clearNotifications = answer(notifications.clearNotifications, async ({ caller }) => {
  const { data } = await Notifications.query.ofOwner({ ownerId: caller.id }).go({ pages: 'all', consistent: true });
  for (const { id } of data) await Notifications.delete({ ownerId: caller.id, id }).go();
});
