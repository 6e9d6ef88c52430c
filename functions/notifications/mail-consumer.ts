import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { rateLimit } from '#functions/core/limits/rate-limit.ts';
import { type Email, sendEmailOnce } from '#functions/core/mail/mail.ts';
import { findEmailLimit } from '#functions/core/mail/mailbox.ts';
import { NotificationBatches } from '#functions/entities/notifications.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { notificationEmail, summaryEmail } from '#functions/notifications/email-templates.ts';
import type { BatchedNotification, NotificationContent } from '#functions/notifications/notification-batch.ts';
import { findRecipient, wants } from '#functions/notifications/recipient.ts';
import { createUnsubscribeToken } from '#functions/notifications/unsubscribe-links.ts';
import type { NotificationKind } from '#shared/notification-kinds.ts';

/** Limits how many notifications an unverified mailbox gets per UTC day. Sub-addresses share the mailbox's limit. */
const notificationEmailLimit = rateLimit('notificationEmail', { burst: 5, seconds: 86_400 });

/** Renders an email to an owner with an unsubscribe token. */
type Render = (owner: Owner, unsubscribeToken: string) => Email;

/** The emails of domains with templates of their own, by kind. Undefined if the notification is outdated. */
export type OwnEmails = {
  [Kind in NotificationKind]?: (cause: Readonly<Record<string, string>>) => Promise<Render | undefined>;
};

/** Creates the event handler that sends notifications by email, unless the owner has turned them off since. */
export function createNotificationEmails(ownEmails: OwnEmails): EventHandlers {
  return {
    NotificationEmailDue: async ({ detail: { ownerId, batchId } }) => {
      const [{ data: batch }, recipient] = await Promise.all([
        NotificationBatches.get({ ownerId, id: batchId }).go({ consistent: true }),
        findRecipient(ownerId),
      ]);
      if (!batch || !recipient) return;
      const notifications = batch.notifications as BatchedNotification[];
      const wanted = notifications.filter(({ email, kind }) => email && wants(recipient, kind, 'email'));
      const unlisted = batch.count - notifications.length;
      const render = await prepare(wanted, unlisted, ownEmails);
      if (!render) return;
      const { owner } = recipient;
      const kinds = wanted.map(({ kind }) => kind);
      await sendEmailOnce(`${ownerId}#${batchId}`, {
        to: owner,
        render: async () => render(owner, await createUnsubscribeToken(ownerId, ...kinds)),
        limit: findEmailLimit(owner, notificationEmailLimit),
      });
    },
  };
}

async function prepare(
  wanted: readonly NotificationContent[],
  unlisted: number,
  ownEmails: OwnEmails,
): Promise<Render | undefined> {
  const [first] = wanted;
  if (!first) return undefined;
  if (wanted.length + unlisted > 1)
    return (owner, token) => summaryEmail(owner, { notifications: wanted, unlisted }, token);
  const findEmail = ownEmails[first.kind];
  if (findEmail && first.cause) return findEmail(first.cause);
  return (owner, token) => notificationEmail(owner, first, token);
}
