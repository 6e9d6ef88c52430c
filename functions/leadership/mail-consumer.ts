import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { rateLimit } from '#functions/core/limits/rate-limit.ts';
import { sendEmailOnce } from '#functions/core/mail/mail.ts';
import { findEmailLimit } from '#functions/core/mail/mailbox.ts';
import { Owners } from '#functions/entities/owners.ts';
import { leadershipDecisionEmail } from '#functions/leadership/email-templates.ts';
import { findAuditEntry } from '#functions/review-queue/find-audit-entry.ts';

/** Limits the decisions that an unverified mailbox gets per UTC day. Sub-addresses share the mailbox's limit. */
const decisionEmailLimit = rateLimit('leadershipEmail', { burst: 3, seconds: 86_400 });

/** The event handler that sends the decision about an application. The applicant was promised it, on every plan. */
export const leadershipEmails: EventHandlers = {
  LeadershipDecided: async ({ id, detail: { ownerId, decision, auditId } }) => {
    const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
    if (!owner) return;
    const render = async () => {
      const { reason: notes } = await findAuditEntry(auditId);
      return leadershipDecisionEmail(owner, { decision, notes });
    };
    await sendEmailOnce(id, { to: owner, render, limit: findEmailLimit(owner, decisionEmailLimit) });
  },
};
