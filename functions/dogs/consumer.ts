import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { removeNotificationsAbout } from '#functions/notifications/notifications.ts';

export const dogEventHandlers: EventHandlers = {
  DogDeleted: ({ detail: { ownerId, dogId } }) => removeNotificationsAbout(ownerId, dogId),
};
