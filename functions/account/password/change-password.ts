import { setPassword } from '#functions/account/cognito.ts';
import { isCurrentPassword } from '#functions/account/password/current-password.ts';
import { listKnownWords, requireStrongPassword } from '#functions/account/password/password-policy.ts';
import { endOtherSessions } from '#functions/account/sign-in/end-sessions.ts';
import { currentPasswordLimit } from '#functions/account/sign-in/sign-in-limits.ts';
import { transact, write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { reset } from '#functions/core/limits/rate-limit.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { account } from '#shared/contract/account.ts';

/**
 * Changes the password and ends all other sessions. They are ended twice: before the new password is set, in case of a
 * crash, and afterwards, because the old password could start sessions in between.
 */
export const changePassword = defineHandler(account.changePassword, async ({ body, caller }) => {
  const { owner } = getCallerRows(caller);
  const { sessionEpoch } = owner;
  requireStrongPassword('newPassword', body.newPassword, { ...listKnownWords(owner), current: body.currentPassword });
  if (!(await isCurrentPassword(caller.id, body.currentPassword))) {
    throw new ApiError('invalid', { fields: { currentPassword: "That's not your current password" } });
  }
  await transact([...endOtherSessions(caller, sessionEpoch), reset(currentPasswordLimit, caller.id)]);
  await setPassword(caller.id, body.newPassword, 'newPassword');
  const changed = emitEvent('PasswordChanged', { ownerId: caller.id });
  try {
    await transact([...endOtherSessions(caller, sessionEpoch + 1), changed]);
  } catch (error) {
    // `inProgress` means that the owner has just signed out everywhere, so all sessions have ended already.
    if (!(error instanceof ApiError && error.code === 'inProgress')) throw error;
    await write(changed);
  }
});
