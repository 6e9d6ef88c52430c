import { openLink } from '#functions/account/links.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { transact, update } from '#functions/core/table.ts';
import { Owners } from '#functions/entities/owners.ts';
import { account } from '#shared/contract/account.ts';

/** The mailbox was proven before, by another link or by a new password. */
class VerifiedAlready extends Error {}

/** Announced once, whatever number of links were mailed; a further one is used up as well, and says yes. */
export const verifyEmail = answer(account.verifyEmail, async ({ body }) => {
  const { link, useUp } = await openLink(body.token, 'verify-email');
  const { ownerId } = link;
  const verified = update(
    Owners.patch({ id: ownerId })
      .set({ emailVerified: true })
      .where(({ emailVerified }, { eq }) => eq(emailVerified, false))
      .params(),
    (owner) => (owner ? new VerifiedAlready() : new ApiError('linkInvalid')),
  );
  try {
    await transact([useUp, verified, emitEvent('EmailVerified', { ownerId })]);
  } catch (error) {
    if (!(error instanceof VerifiedAlready)) throw error;
    await transact([useUp]);
  }
});
