import { ApiError } from '#functions/core/api-error.ts';
import { put, transact } from '#functions/core/table.ts';
import { type Notification, Notifications, notificationDays } from '#functions/entities/notifications.ts';

type News = Pick<Notification, 'ownerId' | 'id' | 'type' | 'title' | 'message' | 'actionUrl' | 'dogId'> & {
  at: string;
};

/** Puts something under an owner's bell, once: the id is the announcement's, and a second delivery changes nothing. */
export async function notify({ at, ...news }: News): Promise<void> {
  const expiresAt = Math.floor(new Date(at).getTime() / 1000) + notificationDays * 24 * 3600;
  try {
    await transact([put(Notifications.create({ ...news, timestamp: new Date(at).toISOString(), expiresAt }).params())]);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'inProgress')) throw error;
  }
}

/** Takes away what spoke of a dog that is gone. Killed half-way, the next delivery goes on. */
export async function forgetDog(ownerId: string, dogId: string): Promise<void> {
  const { data } = await Notifications.query.ofOwner({ ownerId }).go({ pages: 'all', consistent: true });
  for (const { id, dogId: of } of data) if (of === dogId) await Notifications.delete({ ownerId, id }).go();
}
