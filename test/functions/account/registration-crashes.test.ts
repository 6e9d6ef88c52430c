import { describe, expect, it } from 'vitest';
import { type Answer, type Crash, crashesOf, startCrashHarness } from '#test/support/crash-harness.ts';
import { sample } from '#test/support/sample.ts';

const password = 'long-enough-1';
const registering = '/api/auth/register';
/** A registration counts itself, looks, makes itself light, reserves, makes the user, sets its password, and is whole. */
const calls = 7;
const passwordSetting = 6;
const afterTheLease = 61_000;
const farLater = 150_000;

const app = await startCrashHarness();

function form(email: string) {
  return { name: 'Maya Thompson', email, password };
}

const register = (email: string, offset = afterTheLease, more = {}) =>
  app.ask(registering, { ...form(email), ...more }, offset);
const signIn = (email: string, offset = afterTheLease) => app.ask('/api/auth/login', { email, password }, offset);

async function registerAndDie(email: string, crash: Crash, offset = 0, more = {}): Promise<void> {
  expect(await app.askAndDie(crash, registering, { ...form(email), ...more }, offset)).toBe('killed');
}

const crashes = crashesOf(calls).map((crash) => ({ ...crash, email: `call${crash.call}-${crash.moment}` }));

async function expectOneWholeAccount(email: string): Promise<void> {
  const { owners, emails, of } = await app.rowsOf(email);
  expect(owners.map((owner) => owner.standing)).toEqual(['ready']);
  expect(emails.map((row) => [row.standing, row.ownerId])).toEqual([['ready', owners[0]?.id]]);
  expect(of('subscription')).toHaveLength(1);
  expect(of('trialStep')).toHaveLength(1);
  expect(of('announcement').map((row) => row.type)).toEqual(['OwnerRegistered']);
  const kept = [...owners, ...emails, ...of('subscription')];
  expect(kept.filter((row) => 'expiresAt' in row || 'leftUsers' in row)).toEqual([]);
}

/** Nobody's user is left in the pool. */
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
  it.each(sample(crashes, 4))('$moment call $call is one whole account after a retry', async ({ email, ...crash }) => {
    const address = `${email}-retry@example.com`;
    const before = await app.users();
    await registerAndDie(address, crash);
    expectRegisteredOrTaken(await register(address));
    expect((await signIn(address)).statusCode).toBe(200);
    await expectOneWholeAccount(address);
    await expectNoOtherUsers(before, address);
  });

  it.each(sample(crashes, 4))(
    '$moment call $call is finished by a sign-in once the password is set',
    async ({ email, ...crash }) => {
      const address = `${email}-later@example.com`;
      await registerAndDie(address, crash);
      const { call, moment } = crash;
      const passwordSet = call > passwordSetting || (call === passwordSetting && moment === 'after');
      expect((await signIn(address)).statusCode).toBe(passwordSet ? 200 : 401);
      if (!passwordSet) expect((await register(address)).statusCode).toBe(201);
      await expectOneWholeAccount(address);
    },
  );

  it('keeps the e-mail for a minute, so that two registrations never run at once', async () => {
    const address = 'lease@example.com';
    await registerAndDie(address, { call: 5, moment: 'before' });
    const early = await register(address, -1);
    expect([early.statusCode, JSON.parse(early.body).code]).toEqual([409, 'inProgress']);
    expect((await register(address)).statusCode).toBe(201);
  });

  it('is mailed no link that sets a password: nobody has shown yet whose e-mail it is', async () => {
    const address = 'no-link@example.com';
    await registerAndDie(address, { call: passwordSetting, moment: 'after' });
    expect((await app.ask('/api/auth/forgot-password', { email: address })).statusCode).toBe(204);
    const { owners, of } = await app.rowsOf(address);
    expect([owners.length, of('announcement')]).toEqual([1, []]);
  });

  it('and that nobody comes back to is forgotten after a week, with all that it said', async () => {
    const address = 'never-back@example.com';
    await registerAndDie(address, { call: 5, moment: 'after' });
    const { owners, emails, of } = await app.rowsOf(address);
    const week = Date.now() / 1000 + 7 * 24 * 3600;
    const left = [...owners, ...emails, ...of('subscription')].map(({ expiresAt }) => Number(expiresAt));
    expect(left).toHaveLength(3);
    for (const expiresAt of left) expect(Math.abs(expiresAt - week)).toBeLessThan(600);
  });
});

/** One call more: the abandoned user is deleted. */
const takeovers = crashesOf(calls + 1).map((crash) => ({ ...crash, email: `over${crash.call}-${crash.moment}` }));

describe('a registration that takes an abandoned one over and is killed itself', () => {
  it.each(sample(takeovers, 4))(
    '$moment call $call is one whole account after one more, and one user',
    async ({ email, ...crash }) => {
      const address = `${email}@example.com`;
      const before = await app.users();
      await registerAndDie(address, { call: 5, moment: 'after' });
      await registerAndDie(address, crash, afterTheLease);
      expectRegisteredOrTaken(await register(address, farLater));
      expect((await signIn(address, farLater)).statusCode).toBe(200);
      await expectOneWholeAccount(address);
      await expectNoOtherUsers(before, address);
    },
  );
});

/** Looks, counts on address and account, reads the owner, asks the pool, takes back, reads roles, plan and sessions, is whole. */
const finishes = crashesOf(10).map((crash) => ({ ...crash, email: `finish${crash.call}-${crash.moment}` }));

describe('a sign-in that finishes a registration and is killed itself', () => {
  it.each(sample(finishes, 4))('$moment call $call leaves it to the next one', async ({ email, ...crash }) => {
    const address = `${email}@example.com`;
    await registerAndDie(address, { call: passwordSetting, moment: 'after' });
    const credentials = { email: address, password };
    expect(await app.askAndDie(crash, '/api/auth/login', credentials, afterTheLease)).toBe('killed');
    expect((await signIn(address, farLater)).statusCode).toBe(200);
    await expectOneWholeAccount(address);
  });
});

describe('a registration with a card whose process is killed', () => {
  it.each(sample(crashes, 4))(
    '$moment call $call has the card once, or is asked for it again',
    async ({ email, ...crash }) => {
      const address = `${email}-card@example.com`;
      const expiryYear = new Date().getUTCFullYear() + 2;
      const card = {
        cardNumber: '4242 4242 4242 4242',
        expiryMonth: 12,
        expiryYear,
        cvv: '123',
        cardholderName: 'Maya',
      };
      const { paymentToken } = JSON.parse((await app.ask('/api/payment-tokens', card)).body);
      expect(paymentToken).toMatch(/^tok_/);
      await registerAndDie(address, crash, 0, { paymentToken });
      const retry = await register(address, afterTheLease, { paymentToken });
      expectRegisteredOrTaken(retry);
      expect((await signIn(address)).statusCode).toBe(200);
      await expectOneWholeAccount(address);
      const { of } = await app.rowsOf(address);
      const kept = of('paymentMethods').map(({ methods }) => (methods as unknown[]).length);
      expect(kept).toEqual([1]);
    },
  );
});

describe('a registration whose password the pool refuses', () => {
  it('says so at the field, and another password goes through at once', async () => {
    const address = 'refused@example.com';
    const before = await app.users();
    const first = await app.whileRefused('AdminSetUserPassword', () => register(address, 0));
    const fields = { password: 'Please choose another password' };
    expect([first.statusCode, JSON.parse(first.body)]).toEqual([400, expect.objectContaining({ fields })]);
    expect((await signIn(address)).statusCode).toBe(401);
    expect((await register(address, 0)).statusCode).toBe(201);
    await expectOneWholeAccount(address);
    await expectNoOtherUsers(before, address);
  });
});
