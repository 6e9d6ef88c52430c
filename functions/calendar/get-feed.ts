import { feedAddress, feedKeyOf } from '#functions/calendar/feed-address.ts';
import { answer } from '#functions/core/api.ts';
import { calendar } from '#shared/contract/calendar.ts';

export const getFeed = answer(calendar.getFeed, async ({ query, caller }) =>
  feedAddress(await feedKeyOf(caller.id, query.dogId)),
);
