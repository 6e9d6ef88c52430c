import { Entity } from 'electrodb';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { networksOf } from '#functions/core/networks.ts';
import { type RateLimit, type RateLimitName, rateLimits, wideNetworkRoom } from '#functions/core/rate-limits.ts';
import { mac } from '#functions/core/signing.ts';
import { onTable, remove, update, type Write, write } from '#functions/core/table.ts';

/**
 * A rate limiter by the generic cell rate algorithm (GCRA). Each consumption moves `fullUntil` (the theoretical arrival
 * time) into the future by one interval; a request is refused when it would be further ahead than the burst allows.
 */
const RateLimits = new Entity(
  {
    model: { entity: 'rateLimit', service: 'houndwell', version: '1' },
    attributes: {
      /** Limit, `#`, and an HMAC of what is counted: no email or address is stored. */
      key: { type: 'string', required: true },
      /** Epoch milliseconds at which everything consumed is available again. */
      fullUntil: { type: 'number', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      byKey: {
        pk: { field: 'pk', composite: ['key'], template: 'rate-limit#${key}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'rate-limit', casing: 'none' },
      },
    },
  },
  onTable(),
);

/** One row to count on. */
interface Bucket {
  key: string;
  intervalMs: number;
  burstMs: number;
  message?: string;
}

/** What a `consume` took, for `refund`. */
export interface Consumption {
  buckets: readonly Bucket[];
  weight: number;
}

function bucketOf(name: RateLimitName, subject: string, room = 1): Bucket {
  const { burst, seconds, message }: RateLimit = rateLimits[name];
  const key = `${name}#${mac('rate-limit', name, subject)}`;
  return { key, intervalMs: (seconds * 1000) / room, burstMs: burst * seconds * 1000, message };
}

/**
 * Counts on a limit before the work is done, so that requests at once get no more through than requests in a row.
 * @param subject whose requests are counted together, such as an owner ID
 * @throws ApiError `rateLimited` with the seconds to wait
 */
export function consume(name: RateLimitName, subject: string, weight = 1): Promise<Consumption> {
  return consumeAll([bucketOf(name, subject)], weight);
}

/** Counts on a limit by the networks of an IP address. @throws ApiError `rateLimited` with the seconds to wait */
export function consumeByAddress(name: RateLimitName, address: string, weight = 1): Promise<Consumption> {
  const { narrow, wide } = networksOf(address);
  const buckets = [bucketOf(name, narrow), ...(wide ? [bucketOf(name, wide, wideNetworkRoom)] : [])];
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

/** The condition of a consumption failed; `fullUntil` is what the row has. */
class NotConsumed extends Error {
  readonly fullUntil: number;

  constructor(found: Record<string, unknown> | undefined) {
    super('The condition of a rate limit failed.');
    this.fullUntil = Number(found?.fullUntil ?? 0);
  }
}

/** A row that becomes idle between two writes changes at most once, because `moment` stays. */
const maxTries = 4;

/**
 * One conditional update; a second one where the row turns out to be idle, because an update cannot take a maximum. A row
 * further ahead than two bursts was written before the clock was set back, and counts as idle.
 */
async function consumeOne({ key, burstMs, message }: Bucket, costMs: number): Promise<void> {
  const moment = now().getTime();
  const latest = moment + burstMs - costMs;
  const tooFarAhead = moment + 2 * burstMs;
  const expiresAt = Math.ceil((moment + burstMs) / 1000);
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

/** Gives back what was consumed, or `weight` of it. Nothing happens if the limit was reset in between. */
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

/** The write that makes a limit fresh again, for a transaction. */
export function reset(name: RateLimitName, subject: string): Write {
  return remove(RateLimits.delete({ key: bucketOf(name, subject).key }).params());
}
