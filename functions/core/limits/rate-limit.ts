import { epochSeconds, now } from '#functions/core/clock.ts';
import { tableEntity } from '#functions/core/data/entity.ts';
import { remove, update, type Write, write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { findNetworks } from '#functions/core/limits/networks.ts';
import { mac } from '#functions/core/signing.ts';

/**
 * How much of a rate limit is used, by its name and an HMAC of an email, an owner or an address. The algorithm is GCRA
 * (generic cell rate algorithm): each consumption moves `fullUntil`, the theoretical arrival time, into the future by one
 * interval. A request is refused when `fullUntil` would be further ahead than the burst allows.
 */
const RateLimits = tableEntity('rateLimit', 'rate-limit#${key}', 'rate-limit', {
  /** The limit's name, `#`, and an HMAC of the subject, so that no email or address is stored. */
  key: { type: 'string', required: true },
  /** Epoch milliseconds at which everything consumed is available again. */
  fullUntil: { type: 'number', required: true },
  expiresAt: { type: 'number', required: true },
});

/** A rate limit: `burst` requests at once, and one more every `seconds`. */
export interface RateLimit {
  /** Part of the rows' keys: unique across the product. */
  readonly name: string;
  readonly burst: number;
  readonly seconds: number;
  /** Shown instead of the general message. */
  readonly message?: string;
}

/** Declares a rate limit, next to the code that consumes it. */
export function rateLimit(name: string, settings: Omit<RateLimit, 'name'>): RateLimit {
  return { name, ...settings };
}

/** The /48 of an IPv6 address has this many times the limit of its /64. */
const wideNetworkMultiplier = 8;

/** A row of the limiter, and its limit. */
interface Bucket {
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
  return { key, intervalMs: (seconds * 1000) / multiplier, burstMs: burst * seconds * 1000, message };
}

/**
 * Consumes from a limit before the work starts, so that concurrent requests get no more than sequential ones.
 * @param subject whose requests are counted together, such as an owner ID
 * @throws ApiError `rateLimited` with the seconds to wait
 */
export function consume(limit: RateLimit, subject: string, weight = 1): Promise<Consumption> {
  return consumeAll([createBucket(limit, subject)], weight);
}

/** Consumes from the limits of an IP address's networks. @throws ApiError `rateLimited` with the seconds to wait */
export function consumeByAddress(limit: RateLimit, address: string, weight = 1): Promise<Consumption> {
  const { narrow, wide } = findNetworks(address);
  const buckets = [createBucket(limit, narrow), ...(wide ? [createBucket(limit, wide, wideNetworkMultiplier)] : [])];
  return consumeAll(buckets, weight);
}

async function consumeAll(buckets: readonly Bucket[], weight: number): Promise<Consumption> {
  const consumed: Bucket[] = [];
  for (const bucket of buckets) {
    try {
      await consumeOne(bucket, weight * bucket.intervalMs);
      consumed.push(bucket);
    } catch (error) {
      await refund({ buckets: consumed, weight });
      throw error;
    }
  }
  return { buckets, weight };
}

/** The condition of a consumption failed. `fullUntil` is the stored value. */
class NotConsumed extends Error {
  readonly fullUntil: number;

  constructor(found: Record<string, unknown> | undefined) {
    super('The condition of a rate limit failed.');
    this.fullUntil = Number(found?.fullUntil ?? 0);
  }
}

/** Enough for a row that changes between the tries: each try looks at the row that the previous one found. */
const maxTries = 4;

/**
 * One conditional update, or a second one if the row is idle, because an update cannot compute a maximum. A row
 * more than two bursts ahead was written before the clock was set back, and counts as idle.
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

/** Refunds a consumption, or `weight` of it. Does nothing if the limit was reset in between. */
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

/** The write that resets a limit, for a transaction. */
export function reset(limit: RateLimit, subject: string): Write {
  return remove(RateLimits.delete({ key: createBucket(limit, subject).key }).params());
}
