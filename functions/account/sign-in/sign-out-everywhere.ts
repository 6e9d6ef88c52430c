import { endAllSessions } from '#functions/account/sign-in/end-sessions.ts';
import { write } from '#functions/core/data/table.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { expiredSessionCookie } from '#functions/core/http/session.ts';
import { account } from '#shared/contract/account.ts';

export const signOutEverywhere = defineHandler(account.signOutEverywhere, async ({ caller, reply }) => {
  await write(endAllSessions(caller.id));
  reply.cookies.push(expiredSessionCookie());
});
