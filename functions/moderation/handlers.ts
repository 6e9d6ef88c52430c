import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { replayIfRepeated, saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { readPage } from '#functions/core/http/page.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { AuditEntries } from '#functions/entities/moderation.ts';
import { recordDecision, toAuditEntry } from '#functions/moderation/audit.ts';
import { objectToDecision, readObjection } from '#functions/moderation/object.ts';
import { queues } from '#functions/moderation/queues.ts';
import { readReportDetail } from '#functions/moderation/report-detail.ts';
import { buildAuthorName } from '#functions/places/author-name.ts';
import { moderation } from '#shared/contract/moderation.ts';
import type { DecisionForm } from '#shared/contract/moderation-fields.ts';
import { type Decision, decisionsWithReason, type ModerationQueue, queueDecisions } from '#shared/moderation.ts';
import { moderatorRole } from '#shared/roles.ts';

/** Checks that the caller may work in a queue. Leading Members may only in the reports. @throws ApiError `forbidden` */
function requireQueue({ roles }: Caller, queue: ModerationQueue): void {
  if (queue !== 'reports' && !roles.includes(moderatorRole)) throw new ApiError('forbidden');
}

/**
 * Checks that a decision is possible in a queue and has a reason if it needs one.
 * @throws ApiError `invalid`, or `forbidden` for a Leading Member who wants to hide everything by an author
 */
function readDecision({ roles }: Caller, queue: ModerationQueue, form: DecisionForm) {
  const { decision } = form;
  const possible: readonly Decision[] = queueDecisions[queue];
  if (!possible.includes(decision)) {
    throw new ApiError('invalid', { fields: { decision: `Please choose one of: ${possible.join(', ')}` } });
  }
  if (decision === 'hideAll' && !roles.includes(moderatorRole)) throw new ApiError('forbidden');
  // The notes about an application are for the applicant. In other queues, only moderators read them.
  const field = queue === 'leadership-applications' ? 'notes' : 'reason';
  const reason = form[field] || (field === 'notes' && form.reason) || '';
  if (!reason && decisionsWithReason.includes(decision)) {
    throw new ApiError('invalid', { fields: { [field]: 'Please say why' } });
  }
  const { vet, food } = form;
  if ((vet || food) && queue !== 'recommendations') {
    throw new ApiError('invalid', { fields: { [vet ? 'vet' : 'food']: 'Only for a recommendation' } });
  }
  return { decision, reason, notes: field === 'reason' ? form.notes || '' : '', vet, food };
}

export const moderationHandlers = defineHandlers(moderation, {
  listAuditEntries: async (input) => {
    const rows = await readPage(input, AuditEntries.query.byKey({}), 'desc');
    return rows.map(toAuditEntry);
  },

  listQueue: async (input) => {
    const { queue } = input.params;
    requireQueue(input.caller, queue);
    return queues[queue].list(input);
  },

  decide: async ({ params: { queue, id: itemId }, body, caller, idempotency }) => {
    requireQueue(caller, queue);
    const { decision, reason, notes, vet, food } = readDecision(caller, queue, body);
    // The item of a repeated request is already decided.
    await replayIfRepeated(idempotency);
    const moment = now();
    const at = moment.toISOString();
    const auditId = ulid(moment.getTime());
    const decidedBy = buildAuthorName(caller);
    return retryOnConflict(async () => {
      const { decide } = queues[queue];
      const { writes, subject, title } = await decide({
        itemId,
        auditId,
        decision,
        reason,
        notes,
        vet,
        food,
        caller,
        decidedBy,
        at,
      });
      const { entry, write } = recordDecision({
        id: auditId,
        queue,
        itemId,
        decision,
        decidedById: caller.id,
        decidedBy,
        subjectId: subject.id,
        subject: subject.name,
        title,
        reason,
        notes,
        createdAt: at,
      });
      await transact([...saveIdempotentResponse(idempotency, entry), ...writes, write]);
      return entry;
    });
  },

  getReport: ({ params, caller }) => readReportDetail(caller, params.id),

  getPostObjection: ({ params, caller }) => readObjection(caller.id, { postId: params.id }),

  getCommentObjection: ({ params: { id: postId, commentId }, caller }) =>
    readObjection(caller.id, { postId, commentId }),

  objectToPostDecision: ({ params, body, caller }) => objectToDecision(caller.id, { postId: params.id }, body.text),

  objectToCommentDecision: ({ params: { id: postId, commentId }, body, caller }) =>
    objectToDecision(caller.id, { postId, commentId }, body.text),
});
