import { countRequest } from '#functions/account/address-requests.ts';
import { countAttempt } from '#functions/account/attempts.ts';
import { answer } from '#functions/core/api.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { transact } from '#functions/core/table.ts';
import { Emails } from '#functions/entities/emails.ts';
import { account } from '#shared/contract/account.ts';

/** Known or not, the e-mail costs and answers the same; whether a mail goes out is decided later, out of sight. */
export const forgotPassword = answer(account.forgotPassword, async ({ body, address }) => {
  await countRequest('resetLink', address);
  // Known e-mail or not, so that nobody's mailbox is flooded.
  await countAttempt('mail', body.email);
  const { data: email } = await Emails.get({ email: body.email }).go({ consistent: true });
  const ownerId = email?.status === 'ready' ? email.ownerId : '';
  await transact([emitEvent('PasswordResetRequested', { ownerId })]);
});
