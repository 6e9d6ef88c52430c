import type { LeadershipApplicationRow } from '#functions/entities/leadership-applications.ts';
import type { LeadershipApplication } from '#shared/contract/leadership.ts';
import type { Specialty } from '#shared/leadership.ts';

/** Converts the answers of an application to what the API returns. */
export function toAnswers(row: LeadershipApplicationRow) {
  return {
    experienceLevel: row.experienceLevel,
    yearsWithDogs: row.yearsWithDogs,
    specialties: row.specialties as Specialty[],
    motivation: row.motivation,
    helpingExperience: row.helpingExperience,
    availableTime: row.availableTime,
    communicationStyle: row.communicationStyle,
    conflictResolution: row.conflictResolution,
    communityGoals: row.communityGoals,
    references: row.references ?? null,
  };
}

/** Converts an application to what the API returns to the applicant. */
export function toApplication(row: LeadershipApplicationRow): LeadershipApplication {
  return {
    ...toAnswers(row),
    id: row.id,
    userId: row.ownerId,
    status: row.status,
    createdAt: row.createdAt,
    reviewedBy: row.reviewedBy ?? null,
    reviewedAt: row.reviewedAt ?? null,
    reviewNotes: row.reviewNotes ?? null,
  };
}
