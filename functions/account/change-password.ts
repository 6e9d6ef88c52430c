import { countAgainst, refuseWhileGuessing } from '#functions/account/attempts.ts';
import { refuseCommon } from '#functions/account/refuse-common.ts';
import { answer } from '#functions/core/api.ts';
import { Failure } from '#functions/core/failure.ts';
import { announce } from '#functions/core/outbox.ts';
import { checkPassword, setPassword } from '#functions/core/sign-in.ts';
import { remove, transact, update } from '#functions/core/table.ts';
import { Attempts } from '#functions/entities/attempts.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { Owners } from '#functions/entities/owners.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';

/** The session that changes the password goes on; every other one ends, before the new password is set, so that a crash leaves none behind. */
export const changePassword = answer(account.changePassword, async ({ body, caller }) => {
  refuseCommon('newPassword', body.newPassword);
  const guesses = await refuseWhileGuessing(caller.id);
  if (!(await checkPassword(caller.id, body.currentPassword))) {
    await countAgainst(guesses);
    throw new Failure('invalid', { fields: { currentPassword: 'This is not your current password' } });
  }
  const epoch = rowsOf(caller).owner.sessionEpoch;
  await transact([
    update(
      Owners.patch({ id: caller.id })
        .set({ sessionEpoch: epoch + 1 })
        .where(({ sessionEpoch }, { eq }) => eq(sessionEpoch, epoch))
        .params(),
    ),
    update(
      Sessions.patch({ ownerId: caller.id, slot: caller.slot })
        .set({ epoch: epoch + 1 })
        .where((session, { eq }) => eq(session.epoch, epoch))
        .params(),
    ),
    remove(Attempts.delete({ of: guesses.of }).params()),
  ]);
  await setPassword(caller.id, body.newPassword);
  await transact([announce('PasswordChanged', { ownerId: caller.id })]);
});
