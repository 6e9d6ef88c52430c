import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { put, update, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type ReportCase, ReportCases } from '#functions/entities/forum-reports.ts';
import { formatAuthor } from '#functions/forum/author.ts';
import { notFound } from '#functions/forum/counts.ts';
import { type ContentRow, type Target, targetId, targetKeys } from '#functions/forum/target.ts';
import { isObjection } from '#functions/moderation/reports.ts';
import type { Objection } from '#shared/contract/moderation-fields.ts';

/**
 * Puts a hidden post or comment back into the queue of reports, because its author objects. An author may object once.
 * @throws ApiError `postNotFound` or `commentNotFound`, also for what another owner wrote; `alreadyObjected`; or
 *   `nothingToObject` without a decision, or before one
 */
export async function objectToDecision(ownerId: string, target: Target, objection: string): Promise<void> {
  const key = { targetId: targetId(target) };
  await retryOnConflict(async () => {
    const { post, row, found } = await readOwn(ownerId, target);
    requireDecision(row, found);
    const version = (found?.version ?? 0) + 1;
    const opened = { status: 'open' as const, openedAt: ulid(now().getTime()), objection, objectionVersion: version };
    const conflict = () => new VersionConflict();
    if (found) {
      const reopened = ReportCases.patch(key)
        .set({ ...opened, version, content: row.content, title: post.title })
        .where((stored, { eq }) => eq(stored.version, found.version))
        .params();
      await write(update(reopened, conflict));
      return;
    }
    // Something that was hidden with everything by its author has no case yet.
    const created = ReportCases.create({
      ...key,
      ...target,
      ...opened,
      authorId: ownerId,
      authorName: formatAuthor(row),
      title: post.title,
      content: row.content,
      imageUrl: target.commentId === undefined ? post.imageUrl : undefined,
      reports: 0,
      openReports: 0,
      version,
    });
    await write(put(created.params(), conflict));
  });
}

/**
 * Reads whether the author of a post or comment can object.
 * @throws ApiError `postNotFound` or `commentNotFound`, also for what another owner wrote
 */
export async function readObjection(ownerId: string, target: Target): Promise<Objection> {
  const { row, found } = await readOwn(ownerId, target);
  return { status: findStatus(row, found), text: found?.objection ?? null };
}

async function readOwn(ownerId: string, target: Target) {
  const key = { targetId: targetId(target) };
  const { post, comment, found } = await batchGet({ ...targetKeys(target), found: rowKey(ReportCases, key) });
  const row = target.commentId === undefined ? post : comment;
  if (!post || !row || row.ownerId !== ownerId) throw notFound(target);
  return { post, row, found };
}

function findStatus(row: ContentRow, found: ReportCase | null): Objection['status'] {
  if (found?.objection) return isObjection(found) && found.status === 'open' ? 'sent' : 'final';
  return row.hiddenReason === undefined || found?.status === 'open' ? 'early' : 'possible';
}

function requireDecision(row: ContentRow, found: ReportCase | null): void {
  const status = findStatus(row, found);
  if (status === 'early') throw new ApiError('nothingToObject');
  if (status !== 'possible') throw new ApiError('alreadyObjected');
}
