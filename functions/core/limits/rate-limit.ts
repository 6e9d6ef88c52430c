import { epochSeconds, now } from '#functions/core/clock.ts';
import { tableEntity } from '#functions/core/data/entity.ts';
import { remove, update, type Write, write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { findNetworks } from '#functions/core/limits/networks.ts';
import { log } from '#functions/core/log.ts';
import { mac } from '#functions/core/signing.ts';

/**
 * How much of a rate limit is used, per limit and subject (an owner, an email or an IP address). The algorithm is GCRA
 * (generic cell rate algorithm): each consumption moves `fullUntil`, the theoretical arrival time, into the future by
 * one interval. A request is refused when `fullUntil` would be further ahead than the burst allows.
 */
const RateLimits = tableEntity('rateLimit', 'rate-limit#${key}', 'rate-limit', {
  /** The limit's name, `#`, and an HMAC of the subject, so that no email or IP address is stored. */
  key: { type: 'string', required: true },
  /** Epoch milliseconds at which the whole burst is available again. */
  fullUntil: { type: 'number', required: true },
  expiresAt: { type: 'number', required: true },
});

/** A rate limit: allows `burst` requests at once, and one more request every `seconds` seconds. */
export interface RateLimit {
  /** Unique across the product, because the name is part of the rows' keys. */
  readonly name: string;
  readonly burst: number;
  readonly seconds: number;
  /** The error message. Default: the message of `rateLimited`. */
  readonly message?: string;
}

/** Declares a rate limit. Declare each limit in the file that consumes it. */
export function rateLimit(name: string, settings: Omit<RateLimit, 'name'>): RateLimit {
  return { name, ...settings };
}

/** The limit of an IPv6 address's /48 is this many times the limit of its /64. */
const wideNetworkMultiplier = 8;

/** The key of a rate limit's row, and the settings in milliseconds. */
interface Bucket {
  name: string;
  key: string;
  intervalMs: number;
  burstMs: number;
  message?: string;
}

/** The result of `consume`, for `refund`. */
export interface Consumption {
  buckets: readonly Bucket[];
  weight: number;
}

function createBucket({ name, burst, seconds, message }: RateLimit, subject: string, multiplier = 1): Bucket {
  const key = `${name}#${mac('rate-limit', name, subject)}`;
  return { name, key, intervalMs: (seconds * 1000) / multiplier, burstMs: burst * seconds * 1000, message };
}

/**
 * Counts requests toward a rate limit. Call this function before the work starts, so that concurrent requests cannot
 * exceed the limit.
 * @param subject identifies the requests that are counted together, for example by an owner ID
 * @param weight how many requests this call counts as
 * @throws ApiError `rateLimited` with the seconds to wait
 */
export function consume(limit: RateLimit, subject: string, weight = 1): Promise<Consumption> {
  return consumeAll([createBucket(limit, subject)], { weight });
}

/**
 * Counts requests toward the rate limit of an owner. A refusal is logged with the owner's ID.
 * @throws ApiError `rateLimited` with the seconds to wait
 */
export function consumeByOwner(limit: RateLimit, ownerId: string): Promise<Consumption> {
  return consumeAll([createBucket(limit, ownerId)], { ownerId });
}

/**
 * Counts requests toward the rate limits of an IP address's networks.
 * @throws ApiError `rateLimited` with the seconds to wait
 */
export function consumeByAddress(limit: RateLimit, address: string, weight = 1): Promise<Consumption> {
  const { narrow, wide } = findNetworks(address);
  const buckets = [createBucket(limit, narrow), ...(wide ? [createBucket(limit, wide, wideNetworkMultiplier)] : [])];
  return consumeAll(buckets, { weight });
}

async function consumeAll(
  buckets: readonly Bucket[],
  { weight = 1, ownerId }: { weight?: number; ownerId?: string },
): Promise<Consumption> {
  const consumed: Bucket[] = [];
  for (const bucket of buckets) {
    try {
      await consumeOne(bucket, weight * bucket.intervalMs);
      consumed.push(bucket);
    } catch (error) {
      if (error instanceof ApiError) log.info('rate limit exceeded', { limit: bucket.name, ownerId });
      await refund({ buckets: consumed, weight });
      throw error;
    }
  }
  return { buckets, weight };
}

/** The condition of the update failed. `fullUntil` is the stored value. */
class NotConsumed extends Error {
  readonly fullUntil: number;

  constructor(found: Record<string, unknown> | undefined) {
    super('The condition of a rate limit failed.');
    this.fullUntil = Number(found?.fullUntil ?? 0);
  }
}

/**
 * The maximum number of tries per update, because the row may change in between. Each try uses the value that the
 * previous try found.
 */
const maxTries = 4;

/**
 * Counts requests in one row with a conditional update. If `fullUntil` is in the past (the row is idle), needs a second
 * update, because DynamoDB cannot compute a maximum. If `fullUntil` is more than two bursts ahead, the clock was set
 * back, and the row counts as idle.
 */
async function consumeOne({ key, burstMs, message }: Bucket, costMs: number): Promise<void> {
  const moment = now().getTime();
  const latest = moment + burstMs - costMs;
  const tooFarAhead = moment + 2 * burstMs;
  const expiresAt = epochSeconds(new Date(moment + burstMs)) + 1;
  let idle = false;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const attempt = RateLimits.update({ key })
      .data((row, { add, set }) => {
        if (idle) set(row.fullUntil, moment + costMs);
        else add(row.fullUntil, costMs, moment);
        set(row.expiresAt, expiresAt);
      })
      .where(({ fullUntil }, { gt, lte, notExists }) =>
        idle
          ? `${lte(fullUntil, moment)} OR ${gt(fullUntil, tooFarAhead)}`
          : `${notExists(fullUntil)} OR (${gt(fullUntil, moment)} AND ${lte(fullUntil, latest)})`,
      )
      .params();
    try {
      return await write(update(attempt, (found) => new NotConsumed(found)));
    } catch (error) {
      if (!(error instanceof NotConsumed)) throw error;
      const { fullUntil } = error;
      if (fullUntil > latest && fullUntil <= tooFarAhead) throw rateLimited(fullUntil - latest, message);
      idle = (fullUntil > 0 && fullUntil <= moment) || fullUntil > tooFarAhead;
    }
  }
  throw rateLimited(1000, message);
}

function rateLimited(waitMs: number, message: string | undefined): ApiError {
  return new ApiError('rateLimited', { message, retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}

class NothingConsumed extends Error {}

/** Refunds a consumption, or a part of it if `weight` is passed. Does nothing if the limit was reset in between. */
export async function refund({ buckets, weight: consumed }: Consumption, weight = consumed): Promise<void> {
  for (const { key, intervalMs } of buckets) {
    const less = RateLimits.patch({ key })
      .subtract({ fullUntil: weight * intervalMs })
      .params();
    try {
      await write(update(less, () => new NothingConsumed()));
    } catch (error) {
      if (!(error instanceof NothingConsumed)) throw error;
    }
  }
}

/** Returns the write that resets a rate limit for a subject. */
export function reset(limit: RateLimit, subject: string): Write {
  return remove(RateLimits.delete({ key: createBucket(limit, subject).key }).params());
}
