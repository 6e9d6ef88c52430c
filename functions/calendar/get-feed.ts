import { feedAddress, feedKeyOf } from '#functions/calendar/feed-address.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { calendar } from '#shared/contract/calendar.ts';

export const getFeed = defineHandler(calendar.getFeed, async ({ query, caller }) =>
  feedAddress(await feedKeyOf(caller.id, query.dogId)),
);
