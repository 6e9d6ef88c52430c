import { endAllSessions } from '#functions/account/end-sessions.ts';
import { answer } from '#functions/core/api.ts';
import { expiredSessionCookie } from '#functions/core/session.ts';
import { write } from '#functions/core/table.ts';
import { account } from '#shared/contract/account.ts';

export const signOutEverywhere = answer(account.signOutEverywhere, async ({ caller, reply }) => {
  await write(endAllSessions(caller.id));
  reply.cookies.push(expiredSessionCookie());
});
