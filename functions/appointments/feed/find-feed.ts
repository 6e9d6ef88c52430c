import { allDogs, type FeedKey, parseToken } from '#functions/appointments/feed/feed-address.ts';
import { now } from '#functions/core/clock.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { hashSecret, matchesHash } from '#functions/core/http/session.ts';
import { CalendarFeeds } from '#functions/entities/calendar-feeds.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { Owners } from '#functions/entities/owners.ts';
import { resolveTier, Subscriptions } from '#functions/entities/subscriptions.ts';
import { includes } from '#shared/plans.ts';

export interface Feed extends FeedKey {
  /** The dog whose appointments the feed contains. Undefined for the feed of all dogs. */
  dog?: { id: string; name: string } | undefined;
  /** Whether the owner's plan includes the calendar. */
  isIncluded: boolean;
}

/**
 * Finds the feed that belongs to the token in a URL.
 * @throws ApiError `notFound` for a replaced, ended or invented token, and for the feed of a deleted dog
 */
export async function findFeed(token: string): Promise<Feed> {
  const { key, secret } = parseToken(token);
  const { ownerId, subject } = key;
  const { feed, owner, subscription, dog } = await batchGet({
    feed: rowKey(CalendarFeeds, key),
    owner: rowKey(Owners, { id: ownerId }),
    subscription: rowKey(Subscriptions, { ownerId }),
    dog: subject === allDogs ? undefined : rowKey(Dogs, { ownerId, id: subject }),
  });
  if (!feed || !matchesHash(secret, hashSecret(feed.secret))) throw new ApiError('notFound');
  if (owner?.sessionEpoch !== feed.epoch) throw new ApiError('notFound');
  if (owner.status !== 'ready' || !subscription || !(dog || subject === allDogs)) throw new ApiError('notFound');
  return {
    ownerId,
    subject,
    dog: dog ?? undefined,
    isIncluded: includes(resolveTier(subscription, now()), 'calendar'),
  };
}
