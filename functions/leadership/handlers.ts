import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { put, transact } from '#functions/core/data/table.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { type LeadershipApplicationRow, LeadershipApplications } from '#functions/entities/leadership-applications.ts';
import { toApplication } from '#functions/leadership/application.ts';
import { openItem } from '#functions/review-queue/queue-items.ts';
import { leadership } from '#shared/contract/leadership.ts';

export const leadershipHandlers = defineHandlers(leadership, {
  applyForLeadership: async ({ body, caller, idempotency }) => {
    const { agreeToTerms: _, references, ...answers } = body;
    if (getCallerRows(caller).owner.isLeadingMember) throw new ApiError('alreadyLeadingMember');
    const at = now();
    const createdAt = at.toISOString();
    const row: LeadershipApplicationRow = {
      ...answers,
      references: references || undefined,
      ownerId: caller.id,
      id: ulid(at.getTime()),
      status: 'pending',
      createdAt,
    };
    const application = toApplication(row);
    const submitted = LeadershipApplications.put(row)
      .where(({ status }, { eq, notExists }) => `${notExists(status)} OR ${eq(status, 'rejected')}`)
      .params();
    await transact([
      ...saveIdempotentResponse(idempotency, application),
      put(submitted, (found) => {
        return new ApiError(found?.status === 'approved' ? 'alreadyLeadingMember' : 'applicationPending');
      }),
      openItem({ queue: 'leadership-applications', id: row.id, ownerId: caller.id, createdAt }),
    ]);
    return application;
  },

  getLeadershipApplication: async ({ caller }) => {
    const { data: row } = await LeadershipApplications.get({ ownerId: caller.id }).go({ consistent: true });
    return row ? toApplication(row) : null;
  },
});
