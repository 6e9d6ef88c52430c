import { openLink } from '#functions/account/links.ts';
import { answer } from '#functions/core/api.ts';
import { Failure } from '#functions/core/failure.ts';
import { announce } from '#functions/core/outbox.ts';
import { transact, update } from '#functions/core/table.ts';
import { Owners } from '#functions/entities/owners.ts';
import { account } from '#shared/contract/account.ts';

export const verifyEmail = answer(account.verifyEmail, async ({ body }) => {
  const { link, useUp } = await openLink(body.token, 'verify-email');
  const { ownerId } = link;
  const verified = update(
    Owners.patch({ id: ownerId }).set({ emailVerified: true }).params(),
    () => new Failure('linkInvalid'),
  );
  await transact([useUp, verified, announce('EmailVerified', { ownerId })]);
});
