import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { CalendarFeeds } from '#functions/entities/calendar-feeds.ts';

export const calendarEventHandlers: EventHandlers = {
  DogDeleted: async ({ detail: { ownerId, dogId } }) => {
    await CalendarFeeds.delete({ ownerId, subject: dogId }).go();
  },
};
