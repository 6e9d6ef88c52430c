import { now } from '#functions/core/clock.ts';
import { requireOwned } from '#functions/core/data/read.ts';
import { put, write } from '#functions/core/data/table.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { generateSecret } from '#functions/core/http/session.ts';
import { CalendarFeeds } from '#functions/entities/calendar-feeds.ts';
import { Dogs } from '#functions/entities/dogs.ts';

/** Identifies a feed by the owner and the dog whose appointments the feed contains. */
export interface FeedKey {
  ownerId: string;
  /** A dog's ID, or `all`. */
  subject: string;
}

/** The subject of a feed with the appointments of all dogs. */
export const allDogs = 'all';

/**
 * Returns the key of the feed of one dog. Without `dogId`, returns the key of the feed of all dogs.
 * @throws ApiError `dogNotFound`
 */
export async function findFeedKey(ownerId: string, dogId: string | undefined): Promise<FeedKey> {
  if (dogId === undefined) return { ownerId, subject: allDogs };
  await requireOwned(Dogs, { ownerId, id: dogId }, 'dogNotFound');
  return { ownerId, subject: dogId };
}

function formatUrl({ ownerId, subject }: FeedKey, secret: string): string {
  return `${environment('SITE_ORIGIN')}/api/calendar/${ownerId}-${subject}-${secret}/houndwell.ics`;
}

/** Splits the token of a feed's URL into its parts. The contract has already checked the format. */
export function parseToken(token: string): { key: FeedKey; secret: string } {
  const [ownerId = '', subject = '', ...secret] = token.split('-');
  return { key: { ownerId, subject }, secret: secret.join('-') };
}

function createFeed(key: FeedKey, epoch: number) {
  return { ...key, secret: generateSecret(), epoch, createdAt: now().toISOString() };
}

/** Another request created the feed first. */
class FeedExists extends Error {
  readonly found: Record<string, unknown> | undefined;

  constructor(found: Record<string, unknown> | undefined) {
    super('The calendar feed exists already.');
    this.found = found;
  }
}

/**
 * Returns the URL of a feed. Creates the feed on first use, and again after the owner's sessions have ended. Concurrent
 * requests get the same URL.
 * @param epoch the owner's `sessionEpoch`
 * @throws ApiError `inProgress` if the caller's session has just ended
 */
export async function findOrCreateAddress(key: FeedKey, epoch: number): Promise<{ url: string }> {
  const { data: existing } = await CalendarFeeds.get(key).go({ consistent: true });
  if (existing?.epoch === epoch) return { url: formatUrl(key, existing.secret) };
  const feed = createFeed(key, epoch);
  const parameters = CalendarFeeds.put(feed)
    .where((row, { lt, notExists }) => `${notExists(row.epoch)} OR ${lt(row.epoch, epoch)}`)
    .params();
  try {
    await write(put(parameters, (found) => new FeedExists(found)));
    return { url: formatUrl(key, feed.secret) };
  } catch (error) {
    if (!(error instanceof FeedExists)) throw error;
    // A session that has ended must not get the address that a newer session has created.
    if (error.found?.epoch !== epoch) throw new ApiError('inProgress', { cause: error });
    return { url: formatUrl(key, String(error.found.secret)) };
  }
}

/** Replaces the URL of a feed. The old URL stops working at once. */
export async function replaceAddress(key: FeedKey, epoch: number): Promise<{ url: string }> {
  const feed = createFeed(key, epoch);
  await write(put(CalendarFeeds.put(feed).params()));
  return { url: formatUrl(key, feed.secret) };
}
