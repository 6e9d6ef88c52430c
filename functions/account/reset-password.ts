import { counterName } from '#functions/account/attempts.ts';
import { resetPasswordLink } from '#functions/account/link-purposes.ts';
import { requireStrongPassword } from '#functions/account/password-policy.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { setPassword } from '#functions/core/cognito.ts';
import { openLinkToken } from '#functions/core/link-tokens.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { remove, transact, update } from '#functions/core/table.ts';
import { Attempts } from '#functions/entities/attempts.ts';
import { Owners } from '#functions/entities/owners.ts';
import { account } from '#shared/contract/account.ts';

/** The mailbox was proven by another link in the same moment: that is announced once. */
class VerifiedMeanwhile extends Error {}

/**
 * Sets a new password by a mailed link. The link is used up and every session ended first, so that no crash leaves a
 * link that works twice; should the password then not be set, another mail can be asked for.
 */
export const resetPassword = answer(account.resetPassword, async ({ body }) => {
  const { ownerId, sessionEpoch, useUp } = await openLinkToken(resetPasswordLink, body.token);
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  if (!owner || owner.sessionEpoch !== sessionEpoch) throw new ApiError('linkInvalid');
  // Before the link is used up: it works for another password still.
  requireStrongPassword('password', body.password, owner);
  const begin = (verified: boolean) =>
    transact([
      useUp,
      // Whoever opened the link reads this mailbox.
      update(
        Owners.patch({ id: ownerId })
          .set({ sessionEpoch: sessionEpoch + 1, emailVerified: true })
          .where((row, { eq }) => `${eq(row.sessionEpoch, sessionEpoch)} AND ${eq(row.emailVerified, verified)}`)
          .params(),
        (found) => (found?.sessionEpoch === sessionEpoch ? new VerifiedMeanwhile() : new ApiError('linkInvalid')),
      ),
      remove(Attempts.delete({ of: counterName('account', owner.email) }).params()),
      ...(verified ? [] : [emitEvent('EmailVerified', { ownerId })]),
    ]);
  try {
    await begin(owner.emailVerified);
  } catch (error) {
    if (!(error instanceof VerifiedMeanwhile)) throw error;
    await begin(true);
  }
  await setPassword(ownerId, body.password);
  // Once more: until now the old password still opened sessions.
  const endOthers = update(Owners.patch({ id: ownerId }).add({ sessionEpoch: 1 }).params());
  await transact([endOthers, emitEvent('PasswordChanged', { ownerId })]);
});
