import { buildPublicName } from '#functions/account/public-name.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { type ForumCommentRow, ForumComments } from '#functions/entities/forum-comments.ts';
import { ForumContents, type ForumPostRow } from '#functions/entities/forum-posts.ts';
import type { ReportCase } from '#functions/entities/forum-reports.ts';
import { AuditEntries } from '#functions/entities/moderation.ts';
import { Owners } from '#functions/entities/owners.ts';
import { toAuthor } from '#functions/forum/author.ts';
import { readReports } from '#functions/forum/reports.ts';
import { targetId, targetKeys } from '#functions/forum/target.ts';
import { toAuditEntry } from '#functions/moderation/audit.ts';
import { findOpenCase, toReportItem, toTarget } from '#functions/moderation/reports.ts';
import type { ContextEntry, ReportDetail } from '#shared/contract/moderation-fields.ts';

/** How many comments before and after a reported one are shown. */
const around = 2;

/** How many posts and comments of an author are counted, and how many earlier decisions are shown. */
const maxHistory = { contents: 200, decisions: 20 };

/**
 * Reads a report with its context and the history of the author.
 * @throws ApiError `queueItemNotFound` or `alreadyDecided`
 */
export async function readReportDetail(caller: Caller, itemId: string): Promise<ReportDetail> {
  const found = await findOpenCase(itemId);
  const target = toTarget(found);
  const [{ post, comment }, reports, history] = await Promise.all([
    batchGet(targetKeys(target)),
    listReports(found),
    readHistory(found.authorId),
  ]);
  const row = target.commentId === undefined ? post : comment;
  const near = comment ? await readNearby(comment) : [];
  const toEntry = (each: ForumPostRow | ForumCommentRow): ContextEntry => ({
    id: each.id,
    author: toAuthor(each),
    content: each.content,
    createdAt: each.createdAt,
    isReported: each.id === targetId(target),
    isHidden: !!each.hiddenReason,
  });
  return {
    item: toReportItem(found),
    category: post?.category ?? null,
    status: !row ? 'deleted' : row.hiddenReason ? 'hidden' : 'visible',
    isEmergency: row?.isEmergency ?? false,
    imageAlt: (target.commentId === undefined && post?.imageAlt) || null,
    context: row && post ? [post, ...near].map(toEntry) : [],
    reports,
    history,
    mayDecide: caller.id !== found.authorId,
  };
}

/** Reads a comment with those around it, oldest first. */
async function readNearby(comment: ForumCommentRow): Promise<ForumCommentRow[]> {
  const { postId, id } = comment;
  const comments = ForumComments.query.byKey({ postId });
  const page = { limit: around, pages: 1 } as const;
  const [before, after] = await Promise.all([
    comments.lt({ id }).go({ ...page, order: 'desc' }),
    ForumComments.query.byKey({ postId }).gt({ id }).go(page),
  ]);
  return [...before.data.reverse(), comment, ...after.data];
}

async function listReports(found: ReportCase): Promise<ReportDetail['reports']> {
  const rows = await readReports(toTarget(found));
  if (rows.length === 0) return [];
  const owners = await batchGet(
    Object.fromEntries(rows.map(({ reporterId: id }) => [id, rowKey(Owners, { id })] as const)),
  );
  return rows
    .map(({ reporterId, reason, createdAt }) => {
      const owner = owners[reporterId];
      return { name: owner ? buildPublicName(owner).name : 'Deleted account', reason, createdAt };
    })
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

async function readHistory(ownerId: string): Promise<ReportDetail['history']> {
  const [{ data: owner }, contents, decisions] = await Promise.all([
    Owners.get({ id: ownerId }).go(),
    ForumContents.query.ofOwner({ ownerId }).go({ limit: maxHistory.contents, pages: 1, order: 'desc' }),
    AuditEntries.query
      .aboutOwner({ subjectId: ownerId, queue: 'reports' })
      .go({ limit: maxHistory.decisions, pages: 1, order: 'desc' }),
  ]);
  const posts = contents.data.filter(({ id, postId }) => id === postId).length;
  return {
    memberSince: owner?.createdAt ?? null,
    posts,
    comments: contents.data.length - posts,
    hasMore: contents.cursor !== null,
    decisions: decisions.data.map(toAuditEntry),
  };
}
