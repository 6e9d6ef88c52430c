import { now } from '#functions/core/clock.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { sendEmailOnce } from '#functions/core/mail/mail.ts';
import { Owners } from '#functions/entities/owners.ts';
import { resolveTier, Subscriptions } from '#functions/entities/subscriptions.ts';
import { linkToContent, nameDecision } from '#functions/moderation/author-texts.ts';
import { moderationEmail } from '#functions/moderation/email-templates.ts';
import { findAuditEntry } from '#functions/review-queue/find-audit-entry.ts';
import { includes } from '#shared/plans.ts';

interface Notice {
  title: string;
  reason: string;
  path: string;
}

/** The event handlers that email authors what moderation has decided, if their plan has these emails. */
export const moderationEmails: EventHandlers = {
  ContentModerated: ({ id, detail }) =>
    emailAuthor(id, detail.ownerId, {
      title: nameDecision(detail),
      reason: detail.reason,
      path: linkToContent(detail),
    }),
  AuthorModerated: async ({ id, detail: { ownerId, auditId, after } }) => {
    if (after !== undefined) return;
    const { reason } = await findAuditEntry(auditId);
    await emailAuthor(id, ownerId, { title: 'A moderator hid your posts and comments', reason, path: '/community' });
  },
};

async function emailAuthor(key: string, ownerId: string, notice: Notice): Promise<void> {
  const [{ data: owner }, { data: subscription }] = await Promise.all([
    Owners.get({ id: ownerId }).go({ consistent: true }),
    Subscriptions.get({ ownerId }).go({ consistent: true }),
  ]);
  // An unverified address may be someone else's.
  if (!owner?.emailVerified || !subscription) return;
  if (!includes(resolveTier(subscription, now()), 'advancedNotifications')) return;
  await sendEmailOnce(key, { to: owner, render: () => moderationEmail(owner, notice) });
}
