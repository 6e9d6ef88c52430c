import { verifyEmailLink } from '#functions/account/link-purposes.ts';
import { transact, update, write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { openLinkToken } from '#functions/core/link-tokens.ts';
import { Owners } from '#functions/entities/owners.ts';
import { account } from '#shared/contract/account.ts';

/** The address is already verified, by another link or by a password reset. */
class AlreadyVerified extends Error {}

/** Marks the email as verified. If the email already is, the link is used up without a second `EmailVerified` event. */
export const verifyEmail = defineHandler(account.verifyEmail, async ({ body }) => {
  const { ownerId, useUp } = await openLinkToken(verifyEmailLink, body.token);
  const verified = update(
    Owners.patch({ id: ownerId })
      .set({ emailVerified: true })
      .where(({ emailVerified }, { eq }) => eq(emailVerified, false))
      .params(),
    (owner) => (owner ? new AlreadyVerified() : new ApiError('linkInvalid')),
  );
  try {
    await transact([useUp, verified, emitEvent('EmailVerified', { ownerId })]);
  } catch (error) {
    if (!(error instanceof AlreadyVerified)) throw error;
    await write(useUp);
  }
});
