import { describe, expect, it } from 'vitest';
import { type Crash, listCrashes } from '#test/support/call-proxy.ts';
import { type Answer, startCrashHarness } from '#test/support/crash-harness.ts';
import { sample } from '#test/support/sample.ts';

const password = 'long-enough-1';
const registering = '/api/auth/register';
/**
 * The number of outgoing calls of a registration: two rate limits, read, refund, mailbox limit, reservation, user,
 * password, completion.
 */
const calls = 9;
const setPasswordCall = 8;
const createUserCall = 7;
const afterTheLease = 61_000;
const farLater = 150_000;

const app = await startCrashHarness();

function form(email: string) {
  return { name: 'Maya Thompson', email, password };
}

const register = (email: string, offset = afterTheLease, more = {}) =>
  app.send(registering, { ...form(email), ...more }, offset);
const signIn = (email: string, offset = afterTheLease) => app.send('/api/auth/login', { email, password }, offset);

async function registerAndCrash(email: string, crash: Crash, offset = 0, more = {}): Promise<void> {
  expect(await app.sendAndKill(crash, registering, { ...form(email), ...more }, offset)).toBe('killed');
}

const crashes = listCrashes(calls).map((crash) => ({ ...crash, email: `call${crash.call}-${crash.moment}` }));

async function expectOneCompleteAccount(email: string): Promise<void> {
  const { owners, emails, of } = await app.rowsOf(email);
  expect(owners.map((owner) => owner.status)).toEqual(['ready']);
  expect(emails.map((row) => [row.status, row.ownerId])).toEqual([['ready', owners[0]?.id]]);
  expect(of('subscription')).toHaveLength(1);
  expect(of('dueItem')).toHaveLength(1);
  // The browser never received the cookie by which it would be recognized, so the next sign-in may be reported.
  const events = of('outboxEvent').filter(
    ({ type }) => !['SignedInElsewhere', 'PaymentMethodSaved'].includes(String(type)),
  );
  expect(events.map(({ type }) => type)).toEqual(['OwnerRegistered']);
  const kept = [...owners, ...emails, ...of('subscription')];
  expect(kept.filter((row) => 'expiresAt' in row || 'orphanedUserIds' in row)).toEqual([]);
}

/** Expects that the only new Cognito user is the owner's. */
async function expectNoOtherUsers(before: string[], email: string): Promise<void> {
  const { owners } = await app.rowsOf(email);
  const made = (await app.users()).filter((user) => !before.includes(user));
  expect(made).toEqual(owners.map((owner) => owner.id));
}

function expectRegisteredOrTaken({ statusCode, body }: Answer): void {
  expect([201, 409]).toContain(statusCode);
  if (statusCode === 409) expect(JSON.parse(body).code).toBe('emailTaken');
}

describe('a registration whose process is killed', () => {
  it.each(sample(crashes, 3))(
    '$moment call $call becomes one complete account after a retry',
    async ({ email, ...crash }) => {
      const address = `${email}-retry@example.com`;
      const before = await app.users();
      await registerAndCrash(address, crash);
      expectRegisteredOrTaken(await register(address));
      expect((await signIn(address)).statusCode).toBe(200);
      await expectOneCompleteAccount(address);
      await expectNoOtherUsers(before, address);
    },
  );

  it.each(sample(crashes, 3))(
    '$moment call $call is completed by a sign-in once the password is set',
    async ({ email, ...crash }) => {
      const address = `${email}-later@example.com`;
      await registerAndCrash(address, crash);
      const { call, moment } = crash;
      const passwordSet = call > setPasswordCall || (call === setPasswordCall && moment === 'after');
      expect((await signIn(address)).statusCode).toBe(passwordSet ? 200 : 401);
      if (!passwordSet) expect((await register(address)).statusCode).toBe(201);
      await expectOneCompleteAccount(address);
    },
  );

  it('reserves the email for a minute, so that two registrations never run at once', async () => {
    const address = 'lease@example.com';
    await registerAndCrash(address, { call: createUserCall, moment: 'before' });
    const early = await register(address, -1);
    expect([early.statusCode, JSON.parse(early.body).code]).toEqual([409, 'inProgress']);
    expect((await register(address)).statusCode).toBe(201);
  });

  it('gets no reset link', async () => {
    const address = 'no-link@example.com';
    await registerAndCrash(address, { call: setPasswordCall, moment: 'after' });
    expect((await app.send('/api/auth/forgot-password', { email: address })).statusCode).toBe(204);
    const { owners, of } = await app.rowsOf(address);
    expect([owners.length, of('outboxEvent')]).toEqual([1, []]);
  });

  it('expires after a week with all its rows', async () => {
    const address = 'never-back@example.com';
    await registerAndCrash(address, { call: createUserCall, moment: 'after' });
    const { owners, emails, of } = await app.rowsOf(address);
    const week = Date.now() / 1000 + 7 * 24 * 3600;
    const left = [...owners, ...emails, ...of('subscription')].map(({ expiresAt }) => Number(expiresAt));
    expect(left).toHaveLength(3);
    for (const expiresAt of left) expect(Math.abs(expiresAt - week)).toBeLessThan(600);
  });
});

/** Crashes of a second registration with the same email. It makes one more call, which deletes the abandoned user. */
const takeovers = listCrashes(calls + 1).map((crash) => ({ ...crash, email: `over${crash.call}-${crash.moment}` }));

describe('a registration that takes over an abandoned one and is killed itself', () => {
  it.each(sample(takeovers, 3))(
    '$moment call $call becomes one complete account and one user after another try',
    async ({ email, ...crash }) => {
      const address = `${email}@example.com`;
      const before = await app.users();
      await registerAndCrash(address, { call: createUserCall, moment: 'after' });
      await registerAndCrash(address, crash, afterTheLease);
      expectRegisteredOrTaken(await register(address, farLater));
      expect((await signIn(address, farLater)).statusCode).toBe(200);
      await expectOneCompleteAccount(address);
      await expectNoOtherUsers(before, address);
    },
  );
});

/** Crashes at the calls of a sign-in: two reads, rate limit, password, roles, sessions, completion. */
const finishes = listCrashes(7).map((crash) => ({ ...crash, email: `finish${crash.call}-${crash.moment}` }));

describe('a sign-in that completes a registration and is killed itself', () => {
  it.each(sample(finishes, 4))('$moment call $call is completed by the next sign-in', async ({ email, ...crash }) => {
    const address = `${email}@example.com`;
    await registerAndCrash(address, { call: setPasswordCall, moment: 'after' });
    const credentials = { email: address, password };
    expect(await app.sendAndKill(crash, '/api/auth/login', credentials, afterTheLease)).toBe('killed');
    expect((await signIn(address, farLater)).statusCode).toBe(200);
    await expectOneCompleteAccount(address);
  });
});

describe('a registration with a card whose process is killed', () => {
  it.each(sample(crashes, 3))('$moment call $call stores the card once after a retry', async ({ email, ...crash }) => {
    const address = `${email}-card@example.com`;
    const expiryYear = new Date().getUTCFullYear() + 2;
    const card = { cardNumber: '4242 4242 4242 4242', expiryMonth: 12, expiryYear, cvv: '123', cardholderName: 'Maya' };
    const { paymentToken } = JSON.parse((await app.send('/api/payment-tokens', card)).body);
    expect(paymentToken).toMatch(/^tok_/);
    await registerAndCrash(address, crash, 0, { paymentToken });
    const retry = await register(address, afterTheLease, { paymentToken });
    expectRegisteredOrTaken(retry);
    expect((await signIn(address)).statusCode).toBe(200);
    await expectOneCompleteAccount(address);
    const { of } = await app.rowsOf(address);
    const kept = of('paymentMethods').map(({ methods }) => (methods as unknown[]).length);
    expect(kept).toEqual([1]);
  });
});

describe('a registration whose password Cognito rejects', () => {
  it('reports the error at the password field, and succeeds with another password right away', async () => {
    const address = 'refused@example.com';
    const before = await app.users();
    const first = await app.whileRefused('AdminSetUserPassword', () => register(address, 0));
    const fields = { password: 'Please choose another password' };
    expect([first.statusCode, JSON.parse(first.body)]).toEqual([400, expect.objectContaining({ fields })]);
    expect((await signIn(address)).statusCode).toBe(401);
    expect((await register(address, 0)).statusCode).toBe(201);
    await expectOneCompleteAccount(address);
    await expectNoOtherUsers(before, address);
  });
});
