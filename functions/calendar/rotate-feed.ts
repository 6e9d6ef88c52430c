import { feedKeyOf, replaceAddress } from '#functions/calendar/feed-address.ts';
import { answer } from '#functions/core/api.ts';
import { calendar } from '#shared/contract/calendar.ts';

export const rotateFeed = answer(calendar.rotateFeed, async ({ query, caller }) =>
  replaceAddress(await feedKeyOf(caller.id, query.dogId)),
);
