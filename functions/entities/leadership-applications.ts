import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { applicationStatuses } from '#shared/contract/leadership.ts';
import { availableTimes, leadershipExperience } from '#shared/leadership.ts';

/**
 * An owner's latest application to become a Leading Member. There is one row per owner, so that its status prevents a second
 * pending application. The audit log keeps the earlier decisions.
 */
export const LeadershipApplications = ownerEntity('leadershipApplication', 'leadership-application', {
  /** A ULID, which every application has anew. */
  id: { type: 'string', required: true },
  status: { type: applicationStatuses, required: true },
  experienceLevel: { type: leadershipExperience, required: true },
  yearsWithDogs: { type: 'number', required: true },
  specialties: { type: 'list', items: { type: 'string' }, required: true },
  motivation: { type: 'string', required: true },
  helpingExperience: { type: 'string', required: true },
  availableTime: { type: availableTimes, required: true },
  communicationStyle: { type: 'string', required: true },
  conflictResolution: { type: 'string', required: true },
  communityGoals: { type: 'string', required: true },
  references: { type: 'string' },
  createdAt: { type: 'string', required: true },
  /** The name of the moderator, as other owners see it. */
  reviewedBy: { type: 'string' },
  reviewedAt: { type: 'string' },
  reviewNotes: { type: 'string' },
});
export type LeadershipApplicationRow = EntityItem<typeof LeadershipApplications>;
