import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { mailboxIn, subjects } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { emailsTo, readToken } = mailboxIn(app);
const minute = 60_000;
const day = 24 * 60 * minute;
const linkInvalid = { code: 'linkInvalid' };

beforeEach(() => app.clock.freeze());
afterEach(() => app.clock.reset());

function later(ms: number): void {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
}

async function isVerified({ browser }: Owner): Promise<boolean> {
  return (await browser.ask(account.getUser)).emailVerified;
}

describe('a verification link', () => {
  test('comes with the welcome email and works without a session', async () => {
    const owner = await create.owner();
    expect(await isVerified(owner)).toBe(false);
    const token = await readToken(owner.email, 'verify');
    expect(await emailsTo(owner.email, 'Welcome to Houndwell')).toHaveLength(1);
    const reply = await app.visitor().post('/api/auth/verify-email', { token });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await isVerified(owner)).toBe(true);
  });

  test('works only once', async () => {
    const owner = await create.owner();
    const token = await readToken(owner.email, 'verify');
    await app.visitor().ask(account.verifyEmail, { body: { token } });
    const again = await app.visitor().post('/api/auth/verify-email', { token });
    expect([again.status, again.body]).toEqual([400, expect.objectContaining(linkInvalid)]);
    expect(await isVerified(owner)).toBe(true);
  });

  test('works for only one of ten simultaneous clicks', async () => {
    const owner = await create.owner();
    const token = await readToken(owner.email, 'verify');
    const clicks = Array.from({ length: 10 }, () => app.visitor().post('/api/auth/verify-email', { token }));
    const statuses = (await Promise.all(clicks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.every((status) => [204, 400].includes(status))).toBe(true);
    await app.settle();
    const verified = (await app.publishedEvents()).filter(
      ({ type, detail }) => type === 'EmailVerified' && detail.ownerId === owner.user.id,
    );
    expect(verified).toHaveLength(1);
  });

  test('works for seven days', async () => {
    const [early, late] = [await create.owner(), await create.owner()];
    const tokens = [await readToken(early.email, 'verify'), await readToken(late.email, 'verify')] as const;
    later(6 * day);
    expect((await app.visitor().post('/api/auth/verify-email', { token: tokens[0] })).status).toBe(204);
    later(day + minute);
    const reply = await app.visitor().post('/api/auth/verify-email', { token: tokens[1] });
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining(linkInvalid)]);
  });

  test('can be requested again until the email is verified', async () => {
    const owner = await create.owner();
    await readToken(owner.email, 'verify');
    await owner.browser.ask(account.resendVerification);
    expect(await emailsTo(owner.email, subjects.verify)).toHaveLength(2);
    const token = await readToken(owner.email, 'verify');
    await app.visitor().ask(account.verifyEmail, { body: { token } });
    await owner.browser.ask(account.resendVerification);
    expect(await emailsTo(owner.email, subjects.verify)).toHaveLength(2);
  });

  test("can be requested three times, and again after the rate limit's wait", async () => {
    const owner = await create.owner();
    for (const _ of [1, 2, 3]) await owner.browser.ask(account.resendVerification);
    const reply = await owner.browser.post('/api/auth/resend-verification');
    expect([reply.status, reply.body]).toEqual([429, expect.objectContaining({ code: 'rateLimited' })]);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    later((Number(reply.headers['retry-after']) + 1) * 1000);
    await owner.browser.ask(account.resendVerification);
  });
});
