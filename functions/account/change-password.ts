import { type Counted, countAttempt, forget, takeBack } from '#functions/account/attempts.ts';
import { requireStrongPassword } from '#functions/account/password-policy.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { checkPassword, setPassword } from '#functions/core/cognito.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import type { Caller } from '#functions/core/session.ts';
import { transact, update, type Write } from '#functions/core/table.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { Owners } from '#functions/entities/owners.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';

/**
 * The session that changes the password goes on; every other one ends. That happens before the new password is set, so
 * that a crash leaves none behind, and once more after it: until then the old password still opened sessions.
 */
export const changePassword = answer(account.changePassword, async ({ body, caller }) => {
  const { email, sessionEpoch } = rowsOf(caller).owner;
  requireStrongPassword('newPassword', body.newPassword, { email, current: body.currentPassword });
  const guesses = await countAttempt('guess', caller.id);
  if (!(await currentIsRight(caller.id, body.currentPassword, guesses))) {
    throw new ApiError('invalid', { fields: { currentPassword: 'This is not your current password' } });
  }
  await transact([...endOthers(caller, sessionEpoch), forget(guesses)]);
  await setPassword(caller.id, body.newPassword, 'newPassword');
  const announced = emitEvent('PasswordChanged', { ownerId: caller.id });
  try {
    await transact([...endOthers(caller, sessionEpoch + 1), announced]);
  } catch (error) {
    // Signed out everywhere meanwhile, this session included: then all have ended already.
    if (!(error instanceof ApiError && error.code === 'inProgress')) throw error;
    await transact([announced]);
  }
});

/** An attempt that nobody could judge is no guess. */
async function currentIsRight(ownerId: string, password: string, guesses: Counted): Promise<boolean> {
  try {
    return await checkPassword(ownerId, password);
  } catch (error) {
    await takeBack(guesses);
    throw error;
  }
}

/** Raises the owner's epoch from this one on, and takes the caller's session along. */
function endOthers({ id, slot }: Caller, from: number): Write[] {
  return [
    update(
      Owners.patch({ id })
        .set({ sessionEpoch: from + 1 })
        .where(({ sessionEpoch }, { eq }) => eq(sessionEpoch, from))
        .params(),
    ),
    update(
      Sessions.patch({ ownerId: id, slot })
        .set({ epoch: from + 1 })
        .where(({ epoch }, { eq }) => eq(epoch, from))
        .params(),
    ),
  ];
}
