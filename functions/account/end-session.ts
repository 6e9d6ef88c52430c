import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { expiredSessionCookie } from '#functions/core/session.ts';
import { remove, write } from '#functions/core/table.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';

export const endSession = answer(account.endSession, async ({ params, caller, reply }) => {
  const session = Sessions.delete({ ownerId: caller.id, id: params.id })
    .where(({ secretHash }, { exists }) => exists(secretHash))
    .params();
  await write(remove(session, () => new ApiError('sessionNotFound')));
  if (params.id === caller.sessionId) reply.cookies.push(expiredSessionCookie());
});
