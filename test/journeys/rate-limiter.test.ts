import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connectTable } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

await connectTable(await startTestApp());
vi.stubEnv('SIGNING_SECRET', 'signing');
const { consume, consumeByAddress, rateLimit, refund, reset } = await import('#functions/core/limits/rate-limit.ts');
const { write } = await import('#functions/core/data/table.ts');

const five = rateLimit('five', { burst: 5, seconds: 300 });
let moment = Date.parse('2026-03-02T12:00:00Z');

function later(seconds: number): void {
  moment += seconds * 1000;
  vi.stubEnv('CLOCK_FROZEN_AT_MS', String(moment));
}

beforeEach(() => later(1));

let count = 0;

function newSubject(): string {
  count += 1;
  return `subject ${count}`;
}

/** Returns how many of the requests are allowed, and the longest wait of the others, in seconds. */
async function through(requests: Promise<unknown>[]): Promise<{ through: number; wait: number }> {
  const results = await Promise.allSettled(requests);
  const waits = results.flatMap((result) =>
    result.status === 'rejected' ? [Number((result.reason as { retryAfter?: number }).retryAfter)] : [],
  );
  return { through: requests.length - waits.length, wait: Math.max(0, ...waits) };
}

function atOnce(times: number, subject: string) {
  return through(Array.from({ length: times }, () => consume(five, subject)));
}

test('the rate limiter allows a burst, then one more per interval', async () => {
  const subject = newSubject();
  for (let tries = 0; tries < 5; tries += 1) await consume(five, subject);
  await expect(consume(five, subject)).rejects.toMatchObject({ code: 'rateLimited', retryAfter: 300 });
  later(299);
  await expect(consume(five, subject)).rejects.toMatchObject({ retryAfter: 1 });
  later(1);
  await consume(five, subject);
  await expect(consume(five, subject)).rejects.toMatchObject({ retryAfter: 300 });
});

test('the rate limiter allows exactly the burst to concurrent requests', async () => {
  expect(await atOnce(40, newSubject())).toEqual({ through: 5, wait: 300 });
});

test('the rate limiter allows exactly the burst to concurrent requests after a long pause', async () => {
  const subject = newSubject();
  await atOnce(10, subject);
  later(24 * 3600);
  expect(await atOnce(40, subject)).toEqual({ through: 5, wait: 300 });
});

test('the rate limiter refunds exactly what was consumed', async () => {
  const subject = newSubject();
  const consumed = await consume(five, subject);
  await atOnce(10, subject);
  await refund(consumed);
  expect(await atOnce(10, subject)).toEqual({ through: 1, wait: 300 });
});

test('the rate limiter allows the full burst after a reset, and ignores a refund of an earlier request', async () => {
  const subject = newSubject();
  const consumed = await consume(five, subject);
  await atOnce(10, subject);
  await write(reset(five, subject));
  await refund(consumed);
  expect(await atOnce(10, subject)).toEqual({ through: 5, wait: 300 });
});

test('the rate limiter allows the full burst after the clock is set back', async () => {
  const subject = newSubject();
  later(3 * 24 * 3600);
  await atOnce(10, subject);
  later(-3 * 24 * 3600);
  expect(await atOnce(10, subject)).toEqual({ through: 5, wait: 300 });
});

test('the rate limiter counts each subject and each limit separately', async () => {
  const subject = newSubject();
  await atOnce(10, subject);
  await consume(five, newSubject());
  await consume(rateLimit('another', { burst: 5, seconds: 300 }), subject);
});

describe('an IPv6 address', () => {
  const from = (network: string, times: number) =>
    through(Array.from({ length: times }, () => consumeByAddress(five, `${network}::1`)));

  test('counts toward the limit of its /64, and its /48 has eight times that limit', async () => {
    expect(await from('2001:db8:1:1', 8)).toEqual({ through: 5, wait: 300 });
    for (let network = 2; network <= 8; network += 1) {
      expect(await from(`2001:db8:1:${network}`, 5)).toEqual({ through: 5, wait: 0 });
    }
    expect((await from('2001:db8:1:9', 5)).through).toBe(0);
    expect((await from('2001:db8:2:1', 5)).through).toBe(5);
    // Requests that the /48 limit rejected did not count toward the /64 limit.
    later(3600);
    expect((await from('2001:db8:1:9', 8)).through).toBe(5);
  });
});
