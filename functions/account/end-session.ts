import { sessionId } from '#functions/account/open-session.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { expiredSessionCookie } from '#functions/core/session.ts';
import { remove, transact } from '#functions/core/table.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';

const gone = () => new ApiError('sessionNotFound');

export const endSession = answer(account.endSession, async ({ params, caller, reply }) => {
  const slot = Number(params.id.split('-', 1)[0]);
  if (!Number.isInteger(slot)) throw gone();
  const { data: session } = await Sessions.get({ ownerId: caller.id, slot }).go({ consistent: true });
  if (!session || sessionId(session) !== params.id) throw gone();
  const same = Sessions.delete({ ownerId: caller.id, slot })
    .where(({ secretHash }, { eq }) => eq(secretHash, session.secretHash))
    .params();
  await transact([remove(same, gone)]);
  if (slot === caller.slot) reply.cookies.push(expiredSessionCookie());
});
