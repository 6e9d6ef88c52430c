import { countAttempt } from '#functions/account/attempts.ts';
import { answer } from '#functions/core/api.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { transact } from '#functions/core/table.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { account } from '#shared/contract/account.ts';

export const resendVerification = answer(account.resendVerification, async ({ caller }) => {
  const { owner } = rowsOf(caller);
  if (owner.emailVerified) return;
  await countAttempt('resend', caller.id);
  await transact([emitEvent('VerificationRequested', { ownerId: caller.id })]);
});
