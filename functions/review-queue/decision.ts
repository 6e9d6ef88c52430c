import type { Write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { FoodEntry, VetEntry } from '#shared/contract/recommendation-fields.ts';
import type { Decision } from '#shared/moderation.ts';

/** A decision that a moderator wants to make about an item of a queue. */
export interface DecisionRequest {
  itemId: string;
  /** The ID of the entry that the audit log gets. */
  auditId: string;
  decision: Decision;
  /** What the author, applicant or submitter is told; empty if the moderator wrote nothing. */
  reason: string;
  /** What only moderators read; empty if the moderator wrote nothing. */
  notes: string;
  /** What the directory or the list shows of an approved recommendation, if the moderator corrected it. */
  vet?: VetEntry | undefined;
  food?: FoodEntry | undefined;
  caller: Caller;
  /** The moderator's name, as other owners see it. */
  decidedBy: string;
  /** The time of the decision, in ISO 8601. */
  at: string;
}

/** The effects of a decision, and what the audit log says about it. */
export interface Outcome {
  /** Fail if someone else has decided since the item was read. */
  writes: Write[];
  /** The author, applicant or submitter. */
  subject: { id: string; name: string };
  title: string;
}

/**
 * Checks that a moderator does not decide about what is their own.
 * @throws ApiError `ownSubmission`
 */
export function requireOther({ caller }: DecisionRequest, ownerId: string): void {
  if (caller.id === ownerId) throw new ApiError('ownSubmission');
}

/** Returns the error for a decision that came too late. */
export function alreadyDecided(decidedBy?: string | undefined): ApiError {
  return new ApiError('alreadyDecided', {
    message: decidedBy ? `${decidedBy} has already decided about this.` : undefined,
  });
}
