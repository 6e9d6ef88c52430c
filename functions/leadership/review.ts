import { buildPublicName } from '#functions/account/public-name.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { update } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { LeadershipApplications } from '#functions/entities/leadership-applications.ts';
import type { QueueItemRow } from '#functions/entities/moderation.ts';
import { Owners } from '#functions/entities/owners.ts';
import { toAnswers } from '#functions/leadership/application.ts';
import { alreadyDecided, type DecisionRequest, type Outcome, requireOther } from '#functions/review-queue/decision.ts';
import { closeItem, findOpenItem } from '#functions/review-queue/queue-items.ts';

import type { ApplicationItem } from '#shared/contract/moderation-fields.ts';

const queue = 'leadership-applications';

/** Reads the applications of queue items, in the same order. Leaves out those that no longer exist. */
export async function readApplications(items: readonly QueueItemRow[]): Promise<ApplicationItem[]> {
  const ids = items.map(({ ownerId }) => ownerId);
  const [applications, owners] = await Promise.all([
    batchGet(Object.fromEntries(ids.map((ownerId) => [ownerId, rowKey(LeadershipApplications, { ownerId })]))),
    batchGet(Object.fromEntries(ids.map((id) => [id, rowKey(Owners, { id })]))),
  ]);
  return items.flatMap(({ id, ownerId }): ApplicationItem[] => {
    const [row, owner] = [applications[ownerId], owners[ownerId]];
    if (!row || !owner || row.id !== id) return [];
    const applicant = { id: ownerId, name: buildPublicName(owner).name };
    return [{ ...toAnswers(row), queue, id, createdAt: row.createdAt, applicant }];
  });
}

/**
 * Returns the effects of approving or rejecting an application. Approval makes the applicant a Leading Member.
 * @throws ApiError `queueItemNotFound`, `alreadyDecided` or `ownSubmission`
 */
export async function reviewApplication(request: DecisionRequest): Promise<Outcome> {
  const { itemId: id, auditId, decision, reason, decidedBy, at } = request;
  const { ownerId } = await findOpenItem({ queue, id });
  requireOther(request, ownerId);
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  if (!owner) throw new ApiError('queueItemNotFound');
  const status = decision === 'approve' ? 'approved' : 'rejected';
  const reviewed = LeadershipApplications.patch({ ownerId })
    .set({ status, reviewedBy: decidedBy, reviewedAt: at, ...(reason && { reviewNotes: reason }) })
    .where((row, { eq }) => `${eq(row.id, id)} AND ${eq(row.status, 'pending')}`)
    .params();
  const name = buildPublicName(owner).name;
  return {
    subject: { id: ownerId, name },
    title: `Leadership application of ${name}`,
    writes: [
      closeItem({ queue, id }, decidedBy),
      update(reviewed, () => alreadyDecided()),
      ...(status === 'approved'
        ? [
            update(Owners.patch({ id: ownerId }).set({ isLeadingMember: true }).params()),
            emitEvent('AuthorChanged', { ownerId }),
          ]
        : []),
      emitEvent('LeadershipDecided', { ownerId, applicationId: id, decision: status, auditId }),
    ],
  };
}
