import { defineHandler } from '#functions/core/http/api.ts';
import { OwnerCount, ownerTotal } from '#functions/entities/owner-count.ts';
import { account } from '#shared/contract/account.ts';

/** Smaller counts are not published. */
const minPublished = 1000;

export const countOwners = defineHandler(account.countOwners, async ({ reply }) => {
  const { data } = await OwnerCount.get(ownerTotal).go();
  const count = data?.count ?? 0;
  reply.headers['cache-control'] = 'public, max-age=3600';
  return { atLeast: count > minPublished ? Math.floor(count / 100) * 100 : null };
});
