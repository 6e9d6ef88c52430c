import type { EntityItem } from 'electrodb';
import { tableEntity } from '#functions/core/data/entity.ts';
import { decisions, moderationQueues } from '#shared/moderation.ts';

/**
 * What moderators have to decide about, other than reports. An index lists the open ones, oldest first. A decision closes the
 * row on the condition that it is open, so that of two decisions at the same time only one is made.
 */
export const QueueItems = tableEntity(
  'queueItem',
  'queue-item#${queue}#${id}',
  'queue-item',
  {
    queue: { type: moderationQueues, required: true },
    /** The ID of the application or place: a ULID, by which the open ones are sorted, perhaps with a suffix. */
    id: { type: 'string', required: true },
    /** The owner who applied, suggested or recommended. */
    ownerId: { type: 'string', required: true },
    status: { type: ['open', 'closed'], required: true },
    createdAt: { type: 'string', required: true },
    /** The name of the moderator who decided. */
    decidedBy: { type: 'string' },
  },
  {
    inQueue: { index: 'gsi1', pk: 'moderation-queue#${queue}#${status}', sk: '${id}' },
    ofOwner: { index: 'gsi2', pk: 'owner#${ownerId}', sk: 'queue-item#${queue}#${id}' },
  },
);
export type QueueItemRow = EntityItem<typeof QueueItems>;

/**
 * The audit log of moderation, sorted by time. Entries are never changed. An index lists the decisions that concern an
 * owner.
 */
export const AuditEntries = tableEntity(
  'auditEntry',
  'moderation-audit',
  '${id}',
  {
    /** A ULID. */
    id: { type: 'string', required: true, readOnly: true },
    queue: { type: moderationQueues, required: true, readOnly: true },
    itemId: { type: 'string', required: true, readOnly: true },
    decision: { type: decisions, required: true, readOnly: true },
    /** The moderator; absent for the system. */
    decidedById: { type: 'string', readOnly: true },
    /** The moderator's name, as other owners see it. */
    decidedBy: { type: 'string', required: true, readOnly: true },
    /** The author, applicant or submitter. */
    subjectId: { type: 'string', required: true, readOnly: true },
    subject: { type: 'string', required: true, readOnly: true },
    title: { type: 'string', required: true, readOnly: true },
    /** What the author, applicant or submitter is told. */
    reason: { type: 'string', required: true, readOnly: true },
    /** What only moderators read. */
    notes: { type: 'string', required: true, readOnly: true },
    createdAt: { type: 'string', required: true, readOnly: true },
  },
  {
    aboutOwner: { index: 'gsi1', pk: 'owner#${subjectId}', sk: 'moderation-audit#${queue}#${id}' },
    byModerator: { index: 'gsi2', pk: 'owner#${decidedById}', sk: 'moderation-audit#${id}' },
  },
);
export type AuditEntryRow = EntityItem<typeof AuditEntries>;
