import { renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';

/** What moderation decided, for the author. */
interface ModerationNotice {
  title: string;
  reason: string;
  path: string;
}

/** Renders the email that tells an author what moderation has decided, and why. */
export function moderationEmail(owner: Recipient, { title, reason, path }: ModerationNotice): Email {
  return renderEmail(owner, {
    subject: title,
    paragraphs: [
      `${title}.`,
      `The reason: ${reason}`,
      "You keep your text. If a moderator hid it and you don't agree, you can object once, and someone looks at it again.",
    ],
    action: { label: 'Open the community', path },
    note: "You're getting this email because you write in the Houndwell community.",
  });
}
