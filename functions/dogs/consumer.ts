import type { Reactions } from '#functions/core/consumer.ts';
import { removeNotificationsAbout } from '#functions/core/notifications.ts';

export const dogReactions: Reactions = {
  DogDeleted: ({ detail: { ownerId, dogId } }) => removeNotificationsAbout(ownerId, dogId),
};
