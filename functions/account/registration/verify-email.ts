import { verifyEmailLink } from '#functions/account/link-purposes.ts';
import { transact, update, write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { openLinkToken } from '#functions/core/link-tokens.ts';
import { Owners } from '#functions/entities/owners.ts';
import { account } from '#shared/contract/account.ts';

/** Another link or a password reset has verified the address before. */
class AlreadyVerified extends Error {}

/** Emits `EmailVerified` once, however many links were emailed. Another link is spent as well and succeeds. */
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
