import { write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { consume, consumeByAddress, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { normalizeMailbox } from '#functions/core/mail/mailbox.ts';
import { Emails } from '#functions/entities/emails.ts';
import { account } from '#shared/contract/account.ts';

/** Limits the reset links that one IP address can request. */
const addressLimit = rateLimit('resetLinkPerAddress', {
  burst: 100,
  seconds: 36,
  message: 'Too many reset links were requested from your network. Please try again later.',
});

/** Limits the reset links that are emailed to one mailbox. */
const mailboxLimit = rateLimit('resetLinkPerMailbox', { burst: 3, seconds: 600 });

/**
 * Requests a reset link. The response is the same for an unknown email, so it does not reveal which accounts exist. The
 * mail consumer sends an email only if the event has an owner ID.
 */
export const forgotPassword = defineHandler(account.forgotPassword, async ({ body, address }) => {
  await consumeByAddress(addressLimit, address);
  await consume(mailboxLimit, normalizeMailbox(body.email));
  const { data: email } = await Emails.get({ email: body.email }).go({ consistent: true });
  const ownerId = email?.status === 'ready' ? email.ownerId : '';
  await write(emitEvent('PasswordResetRequested', { ownerId }));
});
