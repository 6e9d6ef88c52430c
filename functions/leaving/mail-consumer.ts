import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { rateLimit } from '#functions/core/limits/rate-limit.ts';
import { mintLinkToken } from '#functions/core/link-tokens.ts';
import { type Email, sendEmailOnce } from '#functions/core/mail/mail.ts';
import { findEmailLimit } from '#functions/core/mail/mailbox.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { deletionCanceledEmail, deletionScheduledEmail, exportReadyEmail } from '#functions/leaving/email-templates.ts';
import { exportLink } from '#functions/leaving/link-purpose.ts';

/** Limits the emails about leaving to one unverified mailbox per day. */
const leavingLimit = rateLimit('leavingEmail', { burst: 5, seconds: 86_400 });

/** The event handlers that send emails about exports and deletions. */
export const leavingEmails: EventHandlers = {
  ExportReady: ({ id, detail: { ownerId } }) =>
    emailOwner(ownerId, id, async (owner) => {
      const token = await mintLinkToken(exportLink, { ownerId, sessionEpoch: owner.sessionEpoch });
      return exportReadyEmail(owner, token);
    }),
  DeletionScheduled: ({ id, detail: { ownerId } }) =>
    emailOwner(ownerId, id, (owner) => deletionScheduledEmail(owner, owner.deletesAt ?? '', owner.timeZone), isLeaving),
  DeletionCanceled: ({ id, detail: { ownerId } }) => emailOwner(ownerId, id, deletionCanceledEmail),
};

function isLeaving({ deletesAt }: Owner): boolean {
  return deletesAt !== undefined;
}

/** Sends one email to an owner, unless the owner was deleted or the email is no longer true. */
async function emailOwner(
  ownerId: string,
  key: string,
  render: (owner: Owner) => Email | Promise<Email>,
  isTrue: (owner: Owner) => boolean = () => true,
): Promise<void> {
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  if (!owner || !isTrue(owner)) return;
  await sendEmailOnce(key, { to: owner, render: () => render(owner), limit: findEmailLimit(owner, leavingLimit) });
}
