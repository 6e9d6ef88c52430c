import { batchGet, rowKey } from '#functions/core/data/read.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { rateLimit } from '#functions/core/limits/rate-limit.ts';
import { type Recipient, sendEmailOnce } from '#functions/core/mail/mail.ts';
import { findEmailLimit } from '#functions/core/mail/mailbox.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { SupportMessages, type SupportRequestRow, SupportRequests } from '#functions/entities/support-requests.ts';
import { supportAnsweredEmail, supportMessageEmail, supportReceivedEmail } from '#functions/support/email-templates.ts';
import { getMailboxes } from '#functions/support/mailboxes.ts';
import { toRequest } from '#functions/support/request.ts';

/** Limits the emails that an unverified mailbox gets per UTC day. Sub-addresses share the mailbox's limit. */
const supportEmailLimit = rateLimit('supportEmail', { burst: 5, seconds: 86_400 });

/** Sends the emails about requests to support: to the mailbox of the category, and to the owner. */
export const supportEmails: EventHandlers = {
  SupportRequested: async ({ id, detail: { ownerId, requestId, messageId } }) => {
    const { owner, request, message } = await batchGet({
      owner: rowKey(Owners, { id: ownerId }),
      request: rowKey(SupportRequests, { ownerId, id: requestId }),
      message: rowKey(SupportMessages, { ownerId, requestId, id: messageId }),
    });
    if (!owner || !request || !message) return;
    const mailbox = { email: findMailbox(request), emailVerified: false, firstName: '' };
    const render = () => supportMessageEmail(mailbox, toRequest(request), message.text);
    await sendEmailOnce(`${id}-mailbox`, { to: mailbox, render });
    // Only the first message is confirmed.
    if (message.createdAt !== request.createdAt) return;
    const to = findSender(owner, request);
    const limit = findEmailLimit(to, supportEmailLimit);
    await sendEmailOnce(`${id}-owner`, { to, render: () => supportReceivedEmail(to, request), limit });
  },

  SupportAnswered: async ({ id, detail: { ownerId, requestId, decision, messageId } }) => {
    const { owner, request, message } = await batchGet({
      owner: rowKey(Owners, { id: ownerId }),
      request: rowKey(SupportRequests, { ownerId, id: requestId }),
      message: rowKey(SupportMessages, { ownerId, requestId, id: messageId ?? '-' }),
    });
    if (!owner || !request) return;
    const to = findSender(owner, request);
    const render = () => supportAnsweredEmail(to, { id: requestId, decision, text: message?.text ?? '' });
    await sendEmailOnce(id, { to, render, limit: findEmailLimit(to, supportEmailLimit) });
  },
};

/** Returns the recipient at the address that the owner entered. It is verified only if it is the account's. */
function findSender(owner: Owner, { email }: SupportRequestRow): Recipient {
  if (email === owner.email) return owner;
  return { email, emailVerified: false, firstName: owner.firstName };
}

function findMailbox({ category }: SupportRequestRow): string {
  const { general, ...byCategory } = getMailboxes();
  return category === 'billing' || category === 'technical' ? byCategory[category] : general;
}
