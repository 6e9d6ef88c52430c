import type { Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { hideContent, type ModerationDecision, restoreContent, warnAuthor } from '#functions/forum/moderation.ts';
import { closeCase } from '#functions/forum/reports.ts';
import type { Target } from '#functions/forum/target.ts';
import { describeCase, findOpenCase, isObjection, toTarget } from '#functions/moderation/reports.ts';
import { alreadyDecided, type DecisionRequest, type Outcome, requireOther } from '#functions/review-queue/decision.ts';
import type { Decision } from '#shared/moderation.ts';

/** What an author reads when a moderator shows a hidden post or comment again. */
const restored = 'A moderator looked at it and found nothing wrong.';

/**
 * Returns the effects of a decision about a report: `keep` and `warn` show what was hidden, `hide` hides it, and `hideAll` hides
 * everything that its author has written. The author is told, unless nothing changes for them.
 * @throws ApiError `queueItemNotFound`, `alreadyDecided` or `ownSubmission`
 */
export async function decideReport(request: DecisionRequest): Promise<Outcome> {
  const { itemId, auditId, decision, reason, decidedBy, at } = request;
  const found = await findOpenCase(itemId);
  requireOther(request, found.authorId);
  const target = toTarget(found);
  const message: ModerationDecision = { by: 'moderator', reason };
  const effects: Partial<Record<typeof decision, () => Promise<Write[]>>> = {
    keep: () => keep(target, found.authorId, isObjection(found)),
    warn: async () => [
      ...(await restoreContent(target, { ...message, reason: restored, isSilent: true })),
      ...(await warnAuthor(target, message)),
    ],
    hide: () => hideContent(target, message),
    hideAll: async () => [
      ...(await hideContent(target, { ...message, isSilent: true })),
      emitEvent('AuthorModerated', { ownerId: found.authorId, auditId, until: at }),
    ],
  };
  const writes = await effects[decision]?.();
  return {
    subject: { id: found.authorId, name: found.authorName },
    title: decision === 'hideAll' ? `Everything by ${found.authorName}` : describeCase(found),
    writes: [
      closeCase(found, { decision: toCaseDecision(decision), decidedAt: at, decidedBy }, () => alreadyDecided()),
      ...(writes ?? []),
    ],
  };
}

function toCaseDecision(decision: Decision): 'keep' | 'hide' | 'warn' {
  return decision === 'keep' || decision === 'warn' ? decision : 'hide';
}

/** Returns the writes that show a post or comment again. After an objection, the author is told in any case. */
async function keep(target: Target, ownerId: string, isObjected: boolean): Promise<Write[]> {
  const decision: ModerationDecision = { by: 'moderator', reason: restored };
  const writes = await restoreContent(target, decision);
  if (writes.length > 0 || !isObjected) return writes;
  return [emitEvent('ContentModerated', { ownerId, ...target, decision: 'restored', ...decision })];
}
