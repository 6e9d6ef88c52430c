import { put, remove, update, write } from '#functions/core/data/table.ts';
import { type ReportCase, ReportCases } from '#functions/entities/forum-reports.ts';
import { AuditEntries, type AuditEntryRow, type QueueItemRow } from '#functions/entities/moderation.ts';
import { Places } from '#functions/entities/places.ts';
import { formerMember } from '#functions/forum/former-member.ts';

/** There is no such row any more. */
class Gone extends Error {}

/** Removes the author from an open report, so that a moderator can still hide the post that stays. */
export async function keepReportCase({ targetId }: ReportCase): Promise<boolean> {
  const { ownerId: authorId, name: authorName } = formerMember;
  const kept = ReportCases.patch({ targetId }).set({ authorId, authorName }).remove(['imageUrl']).params();
  await unlessGone(write(update(kept, () => new Gone())));
  return true;
}

/** Keeps the entry of a decision about someone else, without the name of the moderator who made it. */
export async function removeAuditEntry({ decidedById: _, ...entry }: AuditEntryRow): Promise<boolean> {
  await write(put(AuditEntries.put({ ...entry, decidedBy: 'Former moderator' }).params()));
  return true;
}

/** Removes a place that an owner suggested, or, if everyone sees it, who suggested it. */
export async function removeSuggestion({ queue, id, status }: QueueItemRow, ownerId: string): Promise<void> {
  if (queue !== 'places') return;
  if (status === 'open') return write(remove(Places.delete({ id }).params()));
  const anonymous = Places.patch({ id })
    .remove(['submittedBy'])
    .where((place, { eq }) => eq(place.submittedBy, ownerId))
    .params();
  await unlessGone(write(update(anonymous, () => new Gone())));
}

async function unlessGone(written: Promise<void>): Promise<void> {
  try {
    await written;
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
  }
}
