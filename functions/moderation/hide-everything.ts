import { decodeTime, ulid } from 'ulid';
import { transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ForumContents } from '#functions/entities/forum-posts.ts';
import { ReportCases } from '#functions/entities/forum-reports.ts';
import { hideContent } from '#functions/forum/moderation.ts';
import { closeCase } from '#functions/forum/reports.ts';
import { readTarget, type Target, targetId } from '#functions/forum/target.ts';
import { findAuditEntry } from '#functions/review-queue/find-audit-entry.ts';

/** How many posts and comments one event hides. Another event continues. */
const pageSize = 50;

/** How many are hidden at the same time. */
const atOnce = 10;

/** Hides what an author had written at `until`, after the ID `after`, and closes the reports of it. */
export async function hideEverything(author: {
  ownerId: string;
  auditId: string;
  until: string;
  after?: string | undefined;
}): Promise<void> {
  const { ownerId, auditId, until, after } = author;
  const { reason } = await findAuditEntry(auditId);
  const { data: rows } = await ForumContents.query
    .ofOwner({ ownerId })
    // The appended `!` excludes the ID itself. IDs start with the time.
    .between({ id: after ? `${after}!` : '' }, { id: `${ulid(Date.parse(until)).slice(0, 10)}~` })
    .go({ limit: pageSize, pages: 1, consistent: true });
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce);
    await Promise.all(
      part.map(({ id, postId }) => hideOne(id === postId ? { postId } : { postId, commentId: id }, { reason, until })),
    );
  }
  const last = rows.at(-1);
  if (rows.length === pageSize && last) {
    await transact([emitEvent('AuthorModerated', { ownerId, auditId, until, after: last.id })]);
  }
}

/** Hides one post or comment that is visible. The author is told once, about everything. */
async function hideOne(target: Target, { reason, until }: { reason: string; until: string }): Promise<void> {
  await retryOnConflict(async () => {
    const { data: found } = await ReportCases.get({ targetId: targetId(target) }).go({ consistent: true });
    // The event may be late, and a moderator may have decided about this post or comment since.
    if (found?.decidedAt && found.decidedAt > until) return;
    const isOpen = found?.status === 'open' && decodeTime(found.openedAt) <= Date.parse(until);
    const row = await readTarget(target);
    if (row?.hiddenReason && !isOpen) return;
    const made = { decision: 'hide', decidedAt: until } as const;
    const writes: Write[] = [
      ...(isOpen ? [closeCase(found, made, () => new VersionConflict())] : []),
      ...(await hideContent(target, { by: 'moderator', reason, isSilent: true })),
    ];
    if (writes.length > 0) await transact(writes);
  });
}
