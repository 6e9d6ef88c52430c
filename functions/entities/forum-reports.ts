import type { EntityItem } from 'electrodb';
import { ownerEntity, tableEntity } from '#functions/core/data/entity.ts';

/** Reports of posts and comments, at most one per owner and target. */
export const ForumReports = tableEntity(
  'forumReport',
  'forum-report#${targetId}',
  '${reporterId}',
  {
    /** The ID of the post or comment. */
    targetId: { type: 'string', required: true },
    reporterId: { type: 'string', required: true },
    reason: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
  },
  { ofReporter: { index: 'gsi1', pk: 'owner#${reporterId}', sk: 'forum-report#${targetId}' } },
);
export type ForumReportRow = EntityItem<typeof ForumReports>;

export const reportCaseStatuses = ['open', 'closed'] as const;

/**
 * Reported posts and comments, with what they said when they were last reported. An index lists the open ones, oldest
 * first.
 */
export const ReportCases = tableEntity(
  'reportCase',
  'report-case#${targetId}',
  'report-case',
  {
    /** The ID of the post or comment. */
    targetId: { type: 'string', required: true },
    postId: { type: 'string', required: true },
    /** Only for a comment. */
    commentId: { type: 'string' },
    /** The author of the reported post or comment. */
    authorId: { type: 'string', required: true },
    authorName: { type: 'string', required: true },
    /** The title of the post, also for a comment. */
    title: { type: 'string', required: true },
    content: { type: 'string', required: true },
    imageUrl: { type: 'string' },
    status: { type: reportCaseStatuses, required: true },
    /** A ULID, by which the open ones are sorted. */
    openedAt: { type: 'string', required: true },
    /** The number of reports ever, and of those since the last decision. */
    reports: { type: 'number', required: true },
    openReports: { type: 'number', required: true },
    /** Whether the reports since the last decision have hidden it. */
    isHiddenByReports: { type: 'boolean' },
    /** Why the author objects to the latest decision; an author may object once. */
    objection: { type: 'string' },
    /** The version with which the objection opened the case. */
    objectionVersion: { type: 'number' },
    /** The latest decision, until new reports open the case again. */
    decision: { type: ['keep', 'hide', 'warn'] },
    decidedAt: { type: 'string' },
    /** The moderator's name, as other owners see it. */
    decidedBy: { type: 'string' },
    /** Incremented by every decision, for optimistic locking. Reports do not change it. */
    version: { type: 'number', required: true },
  },
  {
    inQueue: { index: 'gsi1', pk: 'report-queue#${status}', sk: '${openedAt}#${targetId}' },
    ofAuthor: { index: 'gsi2', pk: 'owner#${authorId}', sk: 'report-case#${targetId}' },
  },
);
export type ReportCase = EntityItem<typeof ReportCases>;

/** The authors whose posts and comments an owner does not see, at most 500, in one row. */
export const ForumBlocks = ownerEntity('forumBlocks', 'forum-blocks', {
  blocked: {
    type: 'list',
    items: {
      type: 'map',
      properties: {
        ownerId: { type: 'string', required: true },
        name: { type: 'string', required: true },
        at: { type: 'string', required: true },
      },
    },
    required: true,
  },
  version: { type: 'number', required: true },
});

/** Who has blocked an owner, so that the name is removed from their lists when the account is deleted. */
export const ForumBlockers = ownerEntity('forumBlocker', 'forum-blocker#${blockerId}', {
  blockerId: { type: 'string', required: true },
});
