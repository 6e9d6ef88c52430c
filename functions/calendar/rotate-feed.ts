import { feedKeyOf, replaceAddress } from '#functions/calendar/feed-address.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { calendar } from '#shared/contract/calendar.ts';

export const rotateFeed = defineHandler(calendar.rotateFeed, async ({ query, caller }) =>
  replaceAddress(await feedKeyOf(caller.id, query.dogId)),
);
