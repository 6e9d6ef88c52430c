import { endOtherSessions } from '#functions/account/end-sessions.ts';
import { knownOf, requireStrongPassword } from '#functions/account/password-policy.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { checkPassword, setPassword } from '#functions/core/cognito.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { consume, refund, reset } from '#functions/core/rate-limit.ts';
import { transact, write } from '#functions/core/table.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { account } from '#shared/contract/account.ts';

/**
 * The session that changes the password continues; the others end. They end before the new password is set, so that a
 * crash leaves none open, and again after it, because until then the old password still opened sessions.
 */
export const changePassword = answer(account.changePassword, async ({ body, caller }) => {
  const { owner } = rowsOf(caller);
  const { sessionEpoch } = owner;
  requireStrongPassword('newPassword', body.newPassword, { ...knownOf(owner), current: body.currentPassword });
  if (!(await isCurrentPassword(caller.id, body.currentPassword))) {
    throw new ApiError('invalid', { fields: { currentPassword: "That's not your current password" } });
  }
  await transact([...endOtherSessions(caller, sessionEpoch), reset('currentPassword', caller.id)]);
  await setPassword(caller.id, body.newPassword, 'newPassword');
  const changed = emitEvent('PasswordChanged', { ownerId: caller.id });
  try {
    await transact([...endOtherSessions(caller, sessionEpoch + 1), changed]);
  } catch (error) {
    // The owner has just signed out everywhere, which ended all sessions.
    if (!(error instanceof ApiError && error.code === 'inProgress')) throw error;
    await write(changed);
  }
});

/** Checks a password within the rate limit. A check that fails for another reason does not count. */
async function isCurrentPassword(ownerId: string, password: string): Promise<boolean> {
  const consumed = await consume('currentPassword', ownerId);
  try {
    return await checkPassword(ownerId, password);
  } catch (error) {
    await refund(consumed);
    throw error;
  }
}
