import * as z from 'zod/mini';
import { Id, Page } from '#shared/contract/fields.ts';
import {
  AuditEntry,
  DecisionForm,
  Objection,
  ObjectionForm,
  QueueItem,
  ReportDetail,
} from '#shared/contract/moderation-fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import { moderationQueues } from '#shared/moderation.ts';

const queue = z.enum(moderationQueues);

const ofAuthor = { access: 'owner', requires: 'forumReading' } as const;
const byPostId = z.strictObject({ id: Id });
const byCommentId = z.strictObject({ id: Id, commentId: Id });

/** The operations of moderators, of which Leading Members may call those on reports, and the objections of authors. */
export const moderation = {
  listAuditEntries: defineOperation({
    method: 'GET',
    path: '/api/moderation/audit',
    summary: 'The decisions of all moderators, newest first.',
    access: 'moderator',
    paged: true,
    query: Page,
    returns: z.array(AuditEntry),
  }),
  listQueue: defineOperation({
    method: 'GET',
    path: '/api/moderation/{queue}',
    summary: 'What waits for a decision, oldest first. Leading Members may read the queue `reports` only.',
    access: 'moderator',
    openToLeaders: true,
    paged: true,
    params: z.strictObject({ queue }),
    query: Page,
    returns: z.array(QueueItem),
  }),
  getReport: defineOperation({
    method: 'GET',
    path: '/api/moderation/reports/{id}',
    summary: 'A report in the queue, with its context and the history of the author.',
    access: 'moderator',
    openToLeaders: true,
    params: z.strictObject({ id: Id }),
    returns: ReportDetail,
    fails: ['queueItemNotFound', 'alreadyDecided'],
  }),
  decide: defineOperation({
    method: 'POST',
    path: '/api/moderation/{queue}/{id}',
    summary:
      'Decides: reports `keep`, `hide`, `warn` or `hideAll`; applications and places `approve` or `reject`; support messages `answer` or `close`. Of several decisions ' +
      'about the same item, the first counts.',
    access: 'moderator',
    openToLeaders: true,
    idempotent: true,
    params: z.strictObject({ queue, id: Id }),
    body: DecisionForm,
    returns: AuditEntry,
    fails: ['queueItemNotFound', 'alreadyDecided', 'ownSubmission'],
  }),
  getPostObjection: defineOperation({
    method: 'GET',
    path: '/api/forum/posts/{id}/objection',
    summary: 'Whether the author of a hidden post can object, and what they objected.',
    ...ofAuthor,
    params: byPostId,
    returns: Objection,
    fails: ['postNotFound'],
  }),
  getCommentObjection: defineOperation({
    method: 'GET',
    path: '/api/forum/posts/{id}/comments/{commentId}/objection',
    summary: 'The same for a comment.',
    ...ofAuthor,
    params: byCommentId,
    returns: Objection,
    fails: ['postNotFound', 'commentNotFound'],
  }),
  objectToPostDecision: defineOperation({
    method: 'POST',
    path: '/api/forum/posts/{id}/objection',
    summary: 'Puts a hidden post of the owner back into the queue of reports, once.',
    ...ofAuthor,
    params: byPostId,
    body: ObjectionForm,
    fails: ['postNotFound', 'alreadyObjected', 'nothingToObject'],
  }),
  objectToCommentDecision: defineOperation({
    method: 'POST',
    path: '/api/forum/posts/{id}/comments/{commentId}/objection',
    summary: 'Puts a hidden comment of the owner back into the queue of reports, once.',
    ...ofAuthor,
    params: byCommentId,
    body: ObjectionForm,
    fails: ['postNotFound', 'commentNotFound', 'alreadyObjected', 'nothingToObject'],
  }),
};
