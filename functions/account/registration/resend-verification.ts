import { write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { consume } from '#functions/core/limits/rate-limit.ts';
import { callerRows } from '#functions/entities/caller.ts';
import { account } from '#shared/contract/account.ts';

export const resendVerification = defineHandler(account.resendVerification, async ({ caller }) => {
  if (callerRows(caller).owner.emailVerified) return;
  await consume('verificationEmail', caller.id);
  await write(emitEvent('VerificationRequested', { ownerId: caller.id }));
});
