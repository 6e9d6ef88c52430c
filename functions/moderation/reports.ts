import { decodeTime } from 'ulid';
import { ApiError } from '#functions/core/http/api-error.ts';
import { readPage } from '#functions/core/http/page.ts';
import { type ReportCase, ReportCases } from '#functions/entities/forum-reports.ts';
import type { Target } from '#functions/forum/target.ts';
import { alreadyDecided } from '#functions/review-queue/decision.ts';
import type { ReportItem } from '#shared/contract/moderation-fields.ts';

/** Returns the post or comment of a case. */
export function toTarget({ postId, commentId }: Pick<ReportCase, 'postId' | 'commentId'>): Target {
  return commentId === undefined ? { postId } : { postId, commentId };
}

/** Whether the author objects to the latest decision, and nobody has decided about that yet. */
export function isObjection({ objection, objectionVersion, version }: ReportCase): boolean {
  return objection !== undefined && objectionVersion === version;
}

/**
 * Converts a case to what the API returns. The item's ID contains the version of the case, which every decision increments, so
 * that nobody decides about a case that they have not seen.
 */
export function toReportItem(row: ReportCase): ReportItem {
  return {
    id: `${row.targetId}-${row.version}`,
    queue: 'reports',
    createdAt: new Date(decodeTime(row.openedAt)).toISOString(),
    kind: row.commentId === undefined ? 'post' : 'comment',
    postId: row.postId,
    commentId: row.commentId ?? null,
    author: { id: row.authorId, name: row.authorName },
    title: row.title,
    content: row.content,
    imageUrl: row.imageUrl ?? null,
    reportCount: row.openReports,
    isHiddenByReports: row.isHiddenByReports ?? false,
    objection: isObjection(row) ? (row.objection ?? null) : null,
  };
}

/** Reads a page of the cases that wait for a decision, oldest first. */
export async function listReports(input: Parameters<typeof readPage>[0]): Promise<ReportItem[]> {
  const rows = await readPage(input, ReportCases.query.inQueue({ status: 'open' }), 'asc', false);
  return rows.map(toReportItem);
}

/**
 * Reads the case of a report in the queue.
 * @throws ApiError `queueItemNotFound`, or `alreadyDecided` if someone has decided since the item was read
 */
export async function findOpenCase(itemId: string): Promise<ReportCase> {
  const [, targetId, version] = /^([0-9A-Z]{26})-(\d{1,9})$/.exec(itemId) ?? [];
  if (!targetId) throw new ApiError('queueItemNotFound');
  const { data: found } = await ReportCases.get({ targetId }).go({ consistent: true });
  if (!found) throw new ApiError('queueItemNotFound');
  if (found.status !== 'open' || found.version !== Number(version)) throw alreadyDecided(found.decidedBy);
  return found;
}

/** Names a case for the audit log, such as `Comment by Cole D. on "Limping after the park"`. */
export function describeCase({ commentId, authorName, title }: ReportCase): string {
  return commentId === undefined ? `Post by ${authorName}, "${title}"` : `Comment by ${authorName} on "${title}"`;
}
