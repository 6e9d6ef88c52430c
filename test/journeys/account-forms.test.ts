import { describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { createFactories, newEmail, password, registration } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const tooPlain = 'Please enter a valid email address';

function register(change: object) {
  return app.visitor().post('/api/auth/register', { ...registration(), ...change });
}

function readFields(body: unknown): Record<string, string> {
  return (body as { fields?: Record<string, string> }).fields ?? {};
}

describe('an email address', () => {
  test.each([
    ['a plus and dots', 'maya.lopez+dogs@example.com', undefined],
    ['an apostrophe', "o'brien@example.com", undefined],
    ['capitals and surrounding spaces', '  Maya.UPPER@Example.COM ', 'maya.upper@example.com'],
    ['a long domain', 'maya@kennel.club.of.the.north.example.com', undefined],
  ])('with %s is accepted and can be used to sign in', async (_, email, kept = email) => {
    const reply = await register({ email });
    expect([reply.status, (reply.body as { email: string }).email]).toEqual([201, kept]);
    await app.visitor().ask(account.login, { body: { email, password } });
  });

  test.each([
    ['of 320 characters', `${'m'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(63)}`],
    ['in Cyrillic letters', 'мая@пример.рф'],
    ['with an umlaut', 'mäya@example.com'],
    ['in quotes', '"maya lopez"@example.com'],
    ['with a name', 'Maya <maya@example.com>'],
    ['without an at sign', 'maya.example.com'],
    ['with two at signs', 'maya@home@example.com'],
    ['without a domain', 'maya@'],
    ['at localhost', 'maya@localhost'],
    ['with a line break', 'maya@example.com\r\nBcc: all@example.com'],
    ['with an emoji', '🐶@example.com'],
    ['that is blank', '   '],
    ['that is a list of two', 'maya@example.com,ben@example.com'],
  ])('%s is rejected at its field in every form', async (_, email) => {
    expect(readFields((await register({ email })).body)).toEqual({ email: tooPlain });
    const visitor = app.visitor();
    for (const reply of [
      await visitor.post('/api/auth/login', { email, password }),
      await visitor.post('/api/auth/forgot-password', { email }),
    ])
      expect([reply.status, readFields(reply.body)]).toEqual([400, { email: tooPlain }]);
  });
});

describe('a name', () => {
  test.each([
    ['of 2 letters', 'Jo', 'Jo', ''],
    ['of 200 letters', 'M'.repeat(200), 'M'.repeat(200), ''],
    ['of 200 emoji', '🐕'.repeat(200), '🐕'.repeat(200), ''],
    ['in right-to-left letters', 'מאיה לופז', 'מאיה', 'לופז'],
    ['in Chinese', '王 芳', '王', '芳'],
    ['with several words', 'María del Mar López', 'María', 'del Mar López'],
    ['with quotes and angle brackets', '<b>Ma"ya</b> O\'Neil & Co', '<b>Ma"ya</b>', "O'Neil & Co"],
    ['with extra spaces around and between', '  Maya   Lopez  ', 'Maya', 'Lopez'],
  ])('%s is split into a first and a last name that a profile update accepts', async (_, name, firstName, lastName) => {
    const visitor = app.visitor();
    const reply = await visitor.post('/api/auth/register', { ...registration(), name });
    expect([reply.status, reply.body]).toEqual([201, expect.objectContaining({ firstName, lastName })]);
    const saved = await visitor.ask(account.updateUser, { body: { firstName, lastName } });
    expect(saved).toMatchObject({ firstName, lastName });
  });

  test.each([
    ['of 1 letter', 'M', 'Name must be at least 2 characters'],
    ['of 1 letter and spaces', '  M  ', 'Name must be at least 2 characters'],
    ['of one emoji', '🐶', 'Name must be at least 2 characters'],
    ['of 201 letters', 'M'.repeat(201), 'Please keep this to 200 characters'],
    ['with a control character', 'Ma\u0007ya', 'Please remove invisible characters'],
    ['with an emoji that invisible characters join', '👩🏽‍🦰 Lopez', 'Please remove invisible characters'],
  ])('%s is rejected at its field', async (_, name, message) => {
    const reply = await register({ name });
    expect([reply.status, readFields(reply.body)]).toEqual([400, { name: message }]);
  });

  test('that looks like HTML is escaped in emails', async () => {
    const email = newEmail('tag');
    await register({ email, name: '<img src=x onerror=alert(1)> Lopez' });
    await app.settle();
    const mails = (await app.mails()).filter(({ to }) => to === email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { html } of mails) expect(html).not.toContain('<img');
  });
});

describe('a password', () => {
  test.each([
    ['of 6 characters', 'bone7!'],
    ['of 256 characters', 'Walk-the-dog-9!x'.repeat(16)],
    ['with spaces inside', 'seven good dogs ran'],
    ['with emoji and other letters', 'пёс-и-🐕-42'],
  ])('%s is accepted and compared exactly', async (_, word) => {
    const email = newEmail();
    expect((await register({ email, password: word })).status).toBe(201);
    await app.visitor().ask(account.login, { body: { email, password: word } });
    const nearly = await app.visitor().post('/api/auth/login', { email, password: `${word.slice(0, -1)}#` });
    expect(nearly.status).toBe(401);
  });

  test.each([
    ['of 5 characters', 'bone7', 'Password must be at least 6 characters'],
    ['of 257 characters', 'x'.repeat(257), 'Password must be at most 256 characters'],
    ['of 5,000 characters', 'x'.repeat(5000), 'Password must be at most 256 characters'],
    ['that is common', 'sunshine', 'That password is too common. Try another'],
    ['of one character repeated', 'aaaaaa', 'That password is too common. Try another'],
    ['that is a run of digits', '0987654321', 'That password is too common. Try another'],
    ['of a common word and digits', 'Summer2026!', expect.stringContaining('common word with digits')],
    ['that is common in capitals', 'SUNSHINE', 'That password is too common. Try another'],
    ['with a space at its end', 'good-bone-7 ', 'Please remove the space at the start or end of the password'],
  ])('%s is rejected with the reason at sign-up and in a change', async (_, word, reason) => {
    const first = await register({ password: word });
    expect([first.status, readFields(first.body)]).toEqual([400, { password: reason }]);
    const { browser } = await create.owner();
    const body = { currentPassword: password, newPassword: word };
    const change = await browser.post('/api/auth/change-password', body);
    expect([change.status, readFields(change.body)]).toEqual([400, { newPassword: reason }]);
  });
});

describe('editing the account', () => {
  test('changes only the fields that are sent, and clears those that are null or empty', async () => {
    const { browser, user } = await create.owner();
    const saved = await browser.ask(account.updateUser, {
      body: { homeAddress: ' 1 Elm St ', city: 'Ames', vetName: 'Dr. Reyes', vetPhone: '+1 515 555 0100', units: 'kg' },
    });
    const changed = { homeAddress: '1 Elm St', city: 'Ames', vetName: 'Dr. Reyes', vetPhone: '+1 515 555 0100' };
    expect(saved).toEqual({ ...user, ...changed, units: 'kg' });
    const cleared = await browser.ask(account.updateUser, { body: { city: null, vetName: '' } });
    expect(cleared).toEqual({ ...saved, city: null, vetName: null });
    expect(await browser.ask(account.getUser)).toEqual(cleared);
  });

  test('stores experience and goals, and clears them', async () => {
    const { browser, user } = await create.owner();
    const saved = await browser.ask(account.updateUser, {
      body: { experienceLevel: 'expert', primaryGoals: ['social', 'health'] },
    });
    expect(saved).toEqual({ ...user, experienceLevel: 'expert', primaryGoals: ['health', 'social'] });
    const none = { experienceLevel: null, primaryGoals: [] };
    expect(await browser.ask(account.updateUser, { body: none })).toEqual({ ...user, ...none });
  });

  test.each([
    [{ firstName: '' }, 'firstName'],
    [{ firstName: ' ' }, 'firstName'],
    [{ timeZone: 'Nowhere/Land' }, 'timeZone'],
    [{ timeZone: '' }, 'timeZone'],
    [{ units: 'stone' }, 'units'],
    [{ zipCode: '1'.repeat(21) }, 'zipCode'],
    [{ zipCode: '123' }, 'zipCode'],
    [{ experienceLevel: 'wizard' }, 'experienceLevel'],
    [{ primaryGoals: ['health', 'health'] }, 'primaryGoals'],
    [{ vetPhone: '1'.repeat(41) }, 'vetPhone'],
    [{ email: 'other@example.com' }, 'email'],
    [{ emailVerified: true }, 'emailVerified'],
    [{ sessionEpoch: 0 }, 'sessionEpoch'],
  ])('rejects %j and changes nothing', async (change, field) => {
    const { browser, user } = await create.owner();
    const reply = await browser.put('/api/auth/user', { city: 'Ames', ...change });
    expect(reply.status).toBe(400);
    expect(Object.keys(readFields(reply.body))).toEqual([field]);
    expect(await browser.ask(account.getUser)).toEqual(user);
  });

  test('accepts any time zone that a browser reports', async () => {
    const { browser } = await create.owner();
    for (const timeZone of ['Asia/Kathmandu', 'Pacific/Chatham', 'UTC', 'America/Argentina/Buenos_Aires'])
      expect(await browser.ask(account.updateUser, { body: { timeZone } })).toMatchObject({ timeZone });
  });

  test('can mark the first login as completed, for all browsers', async () => {
    const owner = await create.owner();
    expect(owner.user.isFirstLogin).toBe(true);
    expect((await owner.browser.ask(account.completeFirstLogin)).isFirstLogin).toBe(false);
    expect((await owner.browser.ask(account.completeFirstLogin)).isFirstLogin).toBe(false);
    const again = await app.visitor().ask(account.login, { body: { email: owner.email, password } });
    expect(again.isFirstLogin).toBe(false);
  });
});
