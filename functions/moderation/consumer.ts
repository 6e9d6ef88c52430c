import { put, write } from '#functions/core/data/table.ts';
import type { EventHandlers, ReceivedEvent } from '#functions/core/events/consumer.ts';
import { ReportCases } from '#functions/entities/forum-reports.ts';
import { AuditEntries } from '#functions/entities/moderation.ts';
import { linkToContent, nameDecision } from '#functions/moderation/author-texts.ts';
import { hideEverything } from '#functions/moderation/hide-everything.ts';
import { describeCase } from '#functions/moderation/reports.ts';
import { notify } from '#functions/notifications/notify.ts';
import { findAuditEntry } from '#functions/review-queue/find-audit-entry.ts';

/** Tells authors what moderation has decided, and hides everything by an author page by page. */
export const moderationEventHandlers: EventHandlers = {
  ContentModerated: async (event) => {
    const { id, at, detail } = event;
    const { ownerId, reason } = detail;
    if (detail.by === 'reports') await recordHiding(event);
    const title = nameDecision(detail);
    await notify({
      ownerId,
      eventId: id,
      at,
      kind: 'decisions',
      except: ['email'],
      title,
      message: reason,
      actionUrl: linkToContent(detail),
    });
  },
  AuthorModerated: async ({ id, at, detail }) => {
    await hideEverything(detail);
    const { ownerId, auditId, after } = detail;
    // The events that continue with the next posts have an ID.
    if (after !== undefined) return;
    const title = 'A moderator hid your posts and comments';
    const { reason } = await findAuditEntry(auditId);
    await notify({
      ownerId,
      eventId: id,
      at,
      kind: 'decisions',
      except: ['email'],
      title,
      message: reason,
      actionUrl: '/community',
    });
  },
};

class AlreadyRecorded extends Error {}

/** Adds what three reports have hidden to the audit log, once. The entry's ID is that of the event. */
async function recordHiding({ id, at, detail }: ReceivedEvent<'ContentModerated'>): Promise<void> {
  const targetId = detail.commentId ?? detail.postId;
  const { data: found } = await ReportCases.get({ targetId }).go({ consistent: true });
  if (!found) return;
  const entry = AuditEntries.create({
    id,
    queue: 'reports',
    itemId: `${targetId}-${found.version}`,
    decision: 'hide',
    decidedBy: 'System',
    subjectId: detail.ownerId,
    subject: found.authorName,
    title: describeCase(found),
    reason: '',
    notes: 'Reports from three different owners',
    createdAt: new Date(at).toISOString(),
  });
  try {
    await write(put(entry.params(), () => new AlreadyRecorded()));
  } catch (error) {
    if (!(error instanceof AlreadyRecorded)) throw error;
  }
}
