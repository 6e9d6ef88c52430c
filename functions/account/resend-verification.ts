import { answer } from '#functions/core/api.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { consume } from '#functions/core/rate-limit.ts';
import { write } from '#functions/core/table.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { account } from '#shared/contract/account.ts';

export const resendVerification = answer(account.resendVerification, async ({ caller }) => {
  if (rowsOf(caller).owner.emailVerified) return;
  await consume('verificationEmail', caller.id);
  await write(emitEvent('VerificationRequested', { ownerId: caller.id }));
});
