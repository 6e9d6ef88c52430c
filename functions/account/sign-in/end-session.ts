import { remove, write } from '#functions/core/data/table.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { expiredSessionCookie } from '#functions/core/http/session.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';

export const endSession = defineHandler(account.endSession, async ({ params, caller, reply }) => {
  const session = Sessions.delete({ ownerId: caller.id, id: params.id })
    .where(({ secretHash }, { exists }) => exists(secretHash))
    .params();
  await write(remove(session, () => new ApiError('sessionNotFound')));
  if (params.id === caller.sessionId) reply.cookies.push(expiredSessionCookie());
});
