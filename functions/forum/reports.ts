import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { put, transact, update, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { ForumPostRow } from '#functions/entities/forum-posts.ts';
import { ForumReports, type ReportCase, ReportCases } from '#functions/entities/forum-reports.ts';
import { formatAuthor } from '#functions/forum/author.ts';
import { notFound } from '#functions/forum/counts.ts';
import { hideContent } from '#functions/forum/moderation.ts';
import { type ContentRow, isVisible, type Target, targetId, targetKeys, type Viewer } from '#functions/forum/target.ts';
import { reportsToHide } from '#shared/forum.ts';

/** What the author reads about a post or comment that reports have hidden. */
const hiddenByReports = 'Several people reported this. A moderator will look at it soon.';

/**
 * Reports a post or comment. The third report by different owners since the last decision hides it.
 * @throws ApiError `postNotFound`, `commentNotFound`, `ownContent` or `alreadyReported`
 */
export async function reportContent(viewer: Viewer, target: Target, reason: string): Promise<void> {
  const id = targetId(target);
  await retryOnConflict(async () => {
    const { post, comment, reportCase } = await batchGet({
      ...targetKeys(target),
      reportCase: rowKey(ReportCases, { targetId: id }),
    });
    if (!post || !isVisible(post, viewer)) throw notFound({ postId: target.postId });
    const row = target.commentId === undefined ? post : comment;
    if (!row || !isVisible(row, viewer)) throw notFound(target);
    if (row.ownerId === viewer.id) throw new ApiError('ownContent');
    const at = now();
    const report = { targetId: id, reporterId: viewer.id, reason, createdAt: at.toISOString() };
    await transact([
      put(ForumReports.create(report).params(), () => new ApiError('alreadyReported')),
      countReport(target, { post, row, reportCase, openedAt: ulid(at.getTime()) }),
      emitEvent('ContentReported', {
        ownerId: viewer.id,
        postId: target.postId,
        ...(target.commentId !== undefined && { commentId: target.commentId }),
      }),
    ]);
  });
  await hideIfReported(target);
}

interface Reported {
  post: ForumPostRow;
  row: ContentRow;
  reportCase: ReportCase | null;
  openedAt: string;
}

/** Returns the write that counts a report. The first report since a decision opens the case. */
function countReport(target: Target, { post, row, reportCase, openedAt }: Reported): Write {
  const key = { targetId: targetId(target) };
  const snapshot = {
    postId: target.postId,
    ...(target.commentId !== undefined && { commentId: target.commentId }),
    authorId: row.ownerId,
    authorName: formatAuthor(row),
    title: post.title,
    content: row.content,
    ...(target.commentId === undefined && post.imageUrl && { imageUrl: post.imageUrl }),
  };
  const conflict = () => new VersionConflict();
  if (reportCase?.status === 'open') {
    // Concurrent reports do not exclude each other: only a decision changes the status.
    const counted = ReportCases.patch(key)
      .set(snapshot)
      .add({ reports: 1, openReports: 1 })
      .where(({ status }, { eq }) => eq(status, 'open'))
      .params();
    return update(counted, conflict);
  }
  const opened = {
    ...key,
    ...snapshot,
    status: 'open' as const,
    openedAt,
    reports: (reportCase?.reports ?? 0) + 1,
    openReports: 1,
    objection: reportCase?.objection,
    version: (reportCase?.version ?? 0) + 1,
  };
  const written = ReportCases.put(opened)
    .where(({ version }, { eq, notExists }) => (reportCase ? eq(version, reportCase.version) : notExists(version)))
    .params();
  return put(written, conflict);
}

/** Hides a post or comment that enough owners have reported since the last decision, exactly once. */
export async function hideIfReported(target: Target): Promise<void> {
  const key = { targetId: targetId(target) };
  await retryOnConflict(async () => {
    const { data: found } = await ReportCases.get(key).go({ consistent: true });
    if (found?.status !== 'open' || found.isHiddenByReports || found.openReports < reportsToHide) return;
    const writes = await hideContent(target, { by: 'reports', reason: hiddenByReports });
    if (writes.length === 0) return;
    const marked = ReportCases.patch(key)
      .set({ isHiddenByReports: true })
      .where((row, { eq, notExists }) => `${eq(row.version, found.version)} AND ${notExists(row.isHiddenByReports)}`)
      .params();
    await transact([update(marked, () => new VersionConflict()), ...writes]);
  });
}

/** Reads the reports of a post or comment, at most 100. */
export async function readReports(target: Target) {
  const { data } = await ForumReports.query
    .byKey({ targetId: targetId(target) })
    .go({ limit: 100, pages: 1, consistent: true });
  return data;
}

/**
 * Returns the write that closes a case after a decision, so that only new reports or an objection open it again.
 * @param onConflict creates the error to throw if another moderator has decided first
 */
export function closeCase(
  { targetId: id, version, openedAt }: ReportCase,
  made: Required<Pick<ReportCase, 'decision' | 'decidedAt'>> & Pick<ReportCase, 'decidedBy'>,
  onConflict: () => Error,
): Write {
  const closed = ReportCases.patch({ targetId: id })
    .set({ status: 'closed', openedAt, openReports: 0, version: version + 1, ...made })
    .remove(['isHiddenByReports'])
    .where((row, { eq }) => `${eq(row.version, version)} AND ${eq(row.status, 'open')}`)
    .params();
  return update(closed, onConflict);
}
