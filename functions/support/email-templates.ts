import { renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';
import type { SupportRequest } from '#shared/contract/support.ts';
import { supportCategoryLabels, supportPriorityLabels } from '#shared/support.ts';

const requestAction = (id: string) => ({ label: 'Open your request', path: `/support?request=${id}` });

/** Renders an owner's message for the mailbox of support. */
export function supportMessageEmail(to: Recipient, request: SupportRequest, text: string): Email {
  const { name, email, subject, category, priority, isPriority } = request;
  return renderEmail(to, {
    subject: `${isPriority ? '[Priority] ' : ''}${supportCategoryLabels[category]}: ${subject}`,
    paragraphs: [`${name} (${email}) wrote to support.`, text],
    sections: [
      {
        title: 'About this request',
        lines: [
          `Category: ${supportCategoryLabels[category]}`,
          `Priority: ${supportPriorityLabels[priority]}`,
          `Priority support: ${isPriority ? 'yes' : 'no'}`,
        ],
      },
    ],
    action: { label: 'Answer it', path: '/moderation?queue=support-messages' },
    note: 'Please answer on the moderation screen, so that the conversation stays together.',
  });
}

/** Renders the confirmation of a new request. It has no text that the owner wrote, because the address may be someone else's. */
export function supportReceivedEmail(to: Recipient, { id }: Pick<SupportRequest, 'id'>): Email {
  return renderEmail(to, {
    subject: 'We got your message',
    paragraphs: [
      "Thank you for writing to Houndwell support. We'll get back to you within 24 hours.",
      "If your dog needs help now, don't wait for us: call a vet.",
    ],
    action: requestAction(id),
    note: "You're getting this email because someone entered this address in Houndwell's support form.",
  });
}

/** What support decided about a request. */
interface SupportDecision {
  id: string;
  decision: 'answered' | 'closed';
  /** The answer; empty if the request was closed without one. */
  text: string;
}

/** Renders the answer of support. Only the owner's verified address gets its text. Others get a link. */
export function supportAnsweredEmail(to: Recipient, { id, decision, text }: SupportDecision): Email {
  const news = decision === 'answered' ? 'Support answered your request.' : 'Support closed your request.';
  return renderEmail(to, {
    subject: decision === 'answered' ? 'An answer from Houndwell support' : 'Your support request is closed',
    paragraphs: [
      news,
      ...(text && to.emailVerified ? text.split(/\n{2,}/) : []),
      'If you still need help, you can write again about it.',
    ],
    action: requestAction(id),
    note: "You're getting this email because someone entered this address in Houndwell's support form.",
  });
}
