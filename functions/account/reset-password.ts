import { endAllSessions } from '#functions/account/end-sessions.ts';
import { resetPasswordLink } from '#functions/account/link-purposes.ts';
import { knownOf, requireStrongPassword } from '#functions/account/password-policy.ts';
import { resetSignIn } from '#functions/account/sign-in-limits.ts';
import { visitorOf } from '#functions/account/visitor.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { setPassword } from '#functions/core/cognito.ts';
import { openLinkToken } from '#functions/core/link-tokens.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { transact, update } from '#functions/core/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/version-conflict.ts';
import { Owners } from '#functions/entities/owners.ts';
import { account } from '#shared/contract/account.ts';

/**
 * Sets a new password by an emailed link. The link is used up and every session ends first, so that a crash leaves no
 * link that works twice; if the password is then not set, the owner requests another link.
 */
export const resetPassword = answer(account.resetPassword, async ({ body, ...context }) => {
  const ownerId = await retryOnConflict(async () => {
    const link = await openLinkToken(resetPasswordLink, body.token);
    const { data: owner } = await Owners.get({ id: link.ownerId }).go({ consistent: true });
    if (!owner || owner.sessionEpoch !== link.sessionEpoch) throw new ApiError('linkInvalid');
    // Checked before the link is used up: it keeps working for another password.
    requireStrongPassword('password', body.password, knownOf(owner));
    const { id, emailVerified } = owner;
    await transact([
      link.useUp,
      // Opening the link proves that the mailbox is the owner's.
      update(
        Owners.patch({ id })
          .set({ sessionEpoch: link.sessionEpoch + 1, emailVerified: true })
          .where(
            (row, { eq }) => `${eq(row.sessionEpoch, link.sessionEpoch)} AND ${eq(row.emailVerified, emailVerified)}`,
          )
          .params(),
        () => new VersionConflict(),
      ),
      ...resetSignIn(owner, visitorOf(context)),
      ...(emailVerified ? [] : [emitEvent('EmailVerified', { ownerId: id })]),
    ]);
    return id;
  });
  await setPassword(ownerId, body.password);
  // Again, because until now the old password still opened sessions.
  await transact([endAllSessions(ownerId), emitEvent('PasswordChanged', { ownerId })]);
});
