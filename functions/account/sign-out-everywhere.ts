import { answer } from '#functions/core/api.ts';
import { expiredSessionCookie } from '#functions/core/session.ts';
import { Owners } from '#functions/entities/owners.ts';
import { account } from '#shared/contract/account.ts';

export const signOutEverywhere = answer(account.signOutEverywhere, async ({ caller, reply }) => {
  await Owners.patch({ id: caller.id }).add({ sessionEpoch: 1 }).go();
  reply.cookies.push(expiredSessionCookie());
});
