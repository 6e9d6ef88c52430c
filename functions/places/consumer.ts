import { buildPublicName } from '#functions/account/public-name.ts';
import { startDeadline } from '#functions/core/data/cascade-delete.ts';
import { update, type Write, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { Owners } from '#functions/entities/owners.ts';
import { PlaceCheckIns } from '#functions/entities/place-check-ins.ts';
import { PlaceReviews } from '#functions/entities/place-reviews.ts';
import { notifySubmitter } from '#functions/places/notify-submitter.ts';

export const placeEventHandlers: EventHandlers = {
  OwnerRenamed: ({ detail: { ownerId } }) => renameAuthor(ownerId),
  PlaceSuggestionDecided: notifySubmitter,
};

/** How many rows are read and written at the same time. */
const pageSize = 50;

/** The review or check-in was deleted. */
class Deleted extends Error {}

/**
 * Updates the author's name on an owner's reviews and check-ins. The owner is read again at the end, so that of two
 * concurrent changes the later one wins.
 */
async function renameAuthor(ownerId: string): Promise<void> {
  await retryOnConflict(async () => {
    const authorName = await readName(ownerId);
    if (authorName === undefined) return;
    const checkTime = startDeadline();
    await renamePages(
      (options) => PlaceReviews.query.ofOwner({ ownerId }).go(options),
      (row) => (row.authorName === authorName ? undefined : renameReview(row, authorName)),
      checkTime,
    );
    await renamePages(
      (options) => PlaceCheckIns.query.ofOwner({ ownerId }).go(options),
      (row) => (row.authorName === authorName ? undefined : renameCheckIn(row, authorName)),
      checkTime,
    );
    if ((await readName(ownerId)) !== authorName) throw new VersionConflict();
  });
}

async function readName(ownerId: string): Promise<string | undefined> {
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  return owner ? buildPublicName(owner).name : undefined;
}

type ReviewKey = { ownerId: string; placeId: string };

function renameReview({ ownerId, placeId }: ReviewKey, authorName: string): Write {
  return update(PlaceReviews.patch({ ownerId, placeId }).set({ authorName }).params(), () => new Deleted());
}

function renameCheckIn({ ownerId, placeId, date }: ReviewKey & { date: string }, authorName: string): Write {
  return update(PlaceCheckIns.patch({ ownerId, placeId, date }).set({ authorName }).params(), () => new Deleted());
}

interface PageOptions {
  limit: number;
  pages: 1;
  cursor: string | null;
  consistent: true;
}

async function renamePages<Row>(
  readPage: (options: PageOptions) => Promise<{ data: Row[]; cursor: string | null }>,
  rename: (row: Row) => Write | undefined,
  checkTime: () => void,
): Promise<void> {
  let cursor: string | null = null;
  do {
    checkTime();
    const page: { data: Row[]; cursor: string | null } = await readPage({
      limit: pageSize,
      pages: 1,
      cursor,
      consistent: true,
    });
    await Promise.all(page.data.flatMap((row) => rename(row) ?? []).map(writeUnlessDeleted));
    cursor = page.cursor;
  } while (cursor);
}

async function writeUnlessDeleted(each: Write): Promise<void> {
  try {
    await write(each);
  } catch (error) {
    if (!(error instanceof Deleted)) throw error;
  }
}
