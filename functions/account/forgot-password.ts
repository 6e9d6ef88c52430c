import { answer } from '#functions/core/api.ts';
import { mailboxOf } from '#functions/core/mailbox.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { consume, consumeByAddress } from '#functions/core/rate-limit.ts';
import { write } from '#functions/core/table.ts';
import { Emails } from '#functions/entities/emails.ts';
import { account } from '#shared/contract/account.ts';

/** Costs the same and returns the same for an unknown email. The event's consumer decides whether to send an email. */
export const forgotPassword = answer(account.forgotPassword, async ({ body, address }) => {
  await consumeByAddress('resetLinkPerAddress', address);
  await consume('resetLinkPerMailbox', mailboxOf(body.email));
  const { data: email } = await Emails.get({ email: body.email }).go({ consistent: true });
  const ownerId = email?.status === 'ready' ? email.ownerId : '';
  await write(emitEvent('PasswordResetRequested', { ownerId }));
});
