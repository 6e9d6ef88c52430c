import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { chat } from '#shared/contract/chat.ts';
import type { Tier } from '#shared/plans.ts';
import { connectTable, createFactories, type Owner } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { sample } from '#test/support/sample.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const path = '/api/chat/messages';
const question = { message: 'What should I tell my vet when I call?', category: 'general' } as const;

async function ownerIn(timeZone: string, tier: Tier, at: string): Promise<Owner> {
  app.clock.freeze();
  app.clock.moveTo(new Date(at));
  const owner = await create.ownerOn(tier);
  await owner.browser.ask(account.updateUser, { body: { timeZone } });
  return owner;
}

async function askAll(browser: Browser, count: number): Promise<void> {
  for (let asked = 1; asked <= count; asked += 1) {
    const { quota } = await browser.ask(chat.sendChatMessage, { body: question });
    expect(quota?.used).toBe(asked);
  }
}

describe('the quota starts again', () => {
  test.each([
    ['free', 'America/New_York', 'day', 3, '2027-03-15T03:59:50Z', '2027-03-15T04:00:00.000Z'],
    ['free', 'Asia/Kolkata', 'day', 3, '2027-03-15T18:29:50Z', '2027-03-15T18:30:00.000Z'],
    ['basic', 'America/New_York', 'week', 7, '2027-03-15T03:59:50Z', '2027-03-15T04:00:00.000Z'],
    ['basic', 'Asia/Kolkata', 'week', 7, '2027-03-14T18:29:50Z', '2027-03-14T18:30:00.000Z'],
  ] as const)('on the plan %s in %s with the next %s', async (tier, timeZone, per, limit, at, resetsAt) => {
    const { browser } = await ownerIn(timeZone, tier, at);
    await askAll(browser, limit);
    const refused = await browser.post(path, question);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '10' }, body: { code: 'quotaUsed' } });
    expect(await browser.ask(chat.getQuestionQuota)).toEqual({ used: limit, limit, per, resetsAt });
    app.clock.moveTo(new Date(resetsAt));
    expect((await browser.ask(chat.getQuestionQuota)).used).toBe(0);
    await askAll(browser, 1);
  });

  test('at midnight after a day of 23 hours, and after the week that contains it', async () => {
    const { browser } = await ownerIn('America/New_York', 'free', '2027-03-14T05:00:00Z');
    expect((await browser.ask(chat.getQuestionQuota)).resetsAt).toBe('2027-03-15T04:00:00.000Z');
    const weekly = await ownerIn('America/New_York', 'basic', '2027-03-09T12:00:00Z');
    expect((await weekly.browser.ask(chat.getQuestionQuota)).resetsAt).toBe('2027-03-15T04:00:00.000Z');
  });
});

const dailyLimits = [
  ['free-trial', 'America/New_York', '2027-03-15T03:00:00Z', '2027-03-15T04:00:00.000Z'],
  ['advanced', 'Asia/Kolkata', '2027-03-15T17:30:00Z', '2027-03-15T18:30:00.000Z'],
] as const;

// Both plans have the same limit, and 200 questions take seconds.
test.each(sample(dailyLimits, 1))('the plan %s has 200 questions a day in %s', async (tier, timeZone, at, resetsAt) => {
  const { browser } = await ownerIn(timeZone, tier, at);
  for (let batch = 0; batch < 5; batch += 1) {
    const replies = await Promise.all(Array.from({ length: 41 }, () => browser.post(path, question)));
    const refused = replies.filter(({ status }) => status !== 200).map(({ status }) => status);
    expect(refused).toEqual(batch < 4 ? [] : Array(5).fill(429));
  }
  expect(await browser.ask(chat.getQuestionQuota)).toEqual({ used: 200, limit: 200, per: 'day', resetsAt });
  app.clock.moveTo(new Date(resetsAt));
  await askAll(browser, 1);
});

test('a plan with another quota period starts with an unused quota', async () => {
  app.clock.reset();
  const owner = await create.ownerOn('free');
  await askAll(owner.browser, 3);
  await create.tier(owner, 'basic');
  await askAll(owner.browser, 7);
  expect((await owner.browser.post(path, question)).status).toBe(429);
});

test('after a downgrade, no more than the limit is shown as used', async () => {
  const owner = await create.ownerOn('advanced');
  await askAll(owner.browser, 5);
  await create.tier(owner, 'free');
  expect(await owner.browser.ask(chat.getQuestionQuota)).toMatchObject({ used: 3, limit: 3 });
});

describe('a question whose request crashed', () => {
  async function crash(owner: Owner, ageMs: number, stored: 'stored' | 'not stored') {
    await connectTable(app);
    process.env.SITE_ORIGIN ??= app.siteOrigin;
    const { reserveQuestion } = await import('#functions/chat/question-quota.ts');
    const { ChatMessages } = await import('#functions/entities/chat-messages.ts');
    const { id, timeZone } = owner.user;
    const messageId = ulid(Date.now() - ageMs);
    await reserveQuestion({ id, tier: 'free', timeZone }, messageId, messageId);
    if (stored === 'not stored') return;
    const content = { message: 'x', response: 'y', source: 'guide', category: 'general' } as const;
    const rest = { sources: [], actions: [], counted: true, createdAt: new Date().toISOString() };
    await ChatMessages.create({ ...content, ...rest, ownerId: id, id: messageId }).go();
  }

  test('does not count if it has no answer', async () => {
    const owner = await create.ownerOn('free');
    await crash(owner, 61_000, 'not stored');
    expect((await owner.browser.ask(chat.getQuestionQuota)).used).toBe(0);
    expect((await owner.browser.ask(chat.getQuestionQuota)).used).toBe(0);
    await askAll(owner.browser, 3);
  });

  test('counts if it has an answer', async () => {
    const owner = await create.ownerOn('free');
    await crash(owner, 61_000, 'stored');
    expect((await owner.browser.ask(chat.getQuestionQuota)).used).toBe(1);
    expect((await owner.browser.ask(chat.getQuestionQuota)).used).toBe(1);
  });

  test('counts while it may still be running', async () => {
    const owner = await create.ownerOn('free');
    await crash(owner, 10_000, 'not stored');
    expect((await owner.browser.ask(chat.getQuestionQuota)).used).toBe(1);
  });

  test('does not use up the quota for the next questions', async () => {
    const owner = await create.ownerOn('free');
    for (let count = 0; count < 3; count += 1) await crash(owner, 61_000 + count, 'not stored');
    await askAll(owner.browser, 3);
    expect((await owner.browser.post(path, question)).status).toBe(429);
  });
});
