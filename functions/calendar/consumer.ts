import type { Reactions } from '#functions/core/consumer.ts';
import { CalendarFeeds } from '#functions/entities/calendar-feeds.ts';

export const calendarReactions: Reactions = {
  DogDeleted: async ({ detail: { ownerId, dogId } }) => {
    await CalendarFeeds.delete({ ownerId, subject: dogId }).go();
  },
};
