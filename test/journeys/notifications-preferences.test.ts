import { describe, expect, it, test } from 'vitest';
import { notifications } from '#shared/contract/notifications.ts';
import { connectTable, createFactories } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
await connectTable(app);
const { createUnsubscribeToken } = await import('#functions/notifications/unsubscribe-links.ts');

const allOn = { appointments: { leads: ['day', 'hour'], email: true } };
const emailOff = { appointments: { leads: ['day', 'hour'], email: false } };
const address = notifications.unsubscribe.path;

const read = (browser: Browser) => browser.ask(notifications.getNotificationPreferences);
const save = (browser: Browser, body: unknown) => browser.put('/api/notifications/preferences', body);

/** Posts to an unsubscribe link as a mail program does: without cookies, origin and JSON. */
function post(token: string, body?: string, type = 'application/x-www-form-urlencoded') {
  const headers = { origin: undefined, 'sec-fetch-site': undefined, ...(body ? { 'content-type': type } : {}) };
  return app.visitor().post(`${address}?token=${encodeURIComponent(token)}`, body, { headers });
}

describe('the preferences of an owner', () => {
  it('are all on by default, and are replaced as a whole', async () => {
    const { browser } = await create.owner();
    expect(await read(browser)).toEqual(allOn);
    for (const appointments of [
      { leads: ['hour'], email: false },
      { leads: [], email: true },
      { leads: ['day', 'hour'], email: true },
    ]) {
      expect((await save(browser, { appointments })).body).toEqual({ appointments });
      expect(await read(browser)).toEqual({ appointments });
    }
  });

  test.each([
    [{ leads: ['day', 'day'], email: true }, 'appointments.leads', 'Please list each time once'],
    [{ leads: ['week'], email: true }, 'appointments.leads.0', 'Please choose day or hour'],
    [{ leads: 'day', email: true }, 'appointments.leads', 'Please list when to remind you'],
    [{ leads: ['day'] }, 'appointments.email', 'Please choose on or off'],
    [{ leads: ['day'], email: 1 }, 'appointments.email', 'Please choose on or off'],
    [undefined, 'appointments', 'Please send leads and email'],
  ])('cannot be %j', async (appointments, field, message) => {
    const { browser } = await create.owner();
    const reply = await save(browser, { appointments });
    expect([reply.status, reply.body]).toMatchObject([400, { code: 'invalid', fields: { [field]: message } }]);
    expect(await read(browser)).toEqual(allOn);
  });

  it('do not apply to other owners', async () => {
    const [one, other] = [await create.owner(), await create.owner()];
    await save(one.browser, emailOff);
    expect(await read(other.browser)).toEqual(allOn);
  });
});

describe('an unsubscribe link', () => {
  test.each([
    ['the form of RFC 8058', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    ['a form with parts', '--x\r\n\r\nOne-Click\r\n--x--', 'multipart/form-data; boundary=x'],
    ['JSON', '{"any":1}', 'application/json'],
    ['broken JSON', '{', 'application/json'],
    ['no body', undefined, undefined],
  ])('stops the emails when %s is posted, even twice, without a cookie or an origin', async (_name, body, type) => {
    const { browser, user } = await create.owner();
    const token = await createUnsubscribeToken(user.id, 'appointments');
    const replies = [await post(token, body, type), await post(token, body, type)];
    expect(replies.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    expect(await read(browser)).toEqual(emailOff);
  });

  it('stops the emails of its owner only, even in a browser where another owner is signed in', async () => {
    const [one, other] = [await create.owner(), await create.owner()];
    const token = await createUnsubscribeToken(one.user.id, 'appointments');
    await other.browser.ask(notifications.unsubscribe, { query: { token } });
    expect(await read(one.browser)).toEqual(emailOff);
    expect(await read(other.browser)).toEqual(allOn);
  });

  it('is the same in every email, and works again after the emails were turned on again', async () => {
    const { browser, user } = await create.owner();
    const tokens = await Promise.all([1, 2, 3, 4].map(() => createUnsubscribeToken(user.id, 'appointments')));
    expect(new Set(tokens).size).toBe(1);
    await post(tokens[0] ?? '');
    await save(browser, { appointments: { leads: ['hour'], email: true } });
    expect(await createUnsubscribeToken(user.id, 'appointments')).toBe(tokens[0]);
    await post(tokens[0] ?? '');
    expect(await read(browser)).toEqual({ appointments: { leads: ['hour'], email: false } });
  });

  it('only leads to a page when it is opened, because email scanners open links', async () => {
    const { browser, user } = await create.owner();
    const token = await createUnsubscribeToken(user.id, 'appointments');
    const reply = await app.visitor().get(`${address}?token=${token}&utm_source=mail`);
    expect([reply.status, reply.headers.location]).toEqual([302, `/unsubscribe#token=${token}`]);
    expect(await read(browser)).toEqual(allOn);
  });

  it('is rejected in the same way whether it is altered, names another owner, or is invented', async () => {
    const [one, other] = [await create.owner(), await create.owner()];
    const token = await createUnsubscribeToken(one.user.id, 'appointments');
    const [owner, kind, signature = ''] = token.split('.');
    const altered = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const bad = [
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      `${owner}.${kind}.${altered}`,
      `${owner}.account.${signature}`,
      `${other.user.id}.${kind}.${signature}`,
      `01ARZ3NDEKTSV4RRFFQ69G5FAV.${kind}.${signature}`,
      `${token}\n`,
    ];
    const texts = new Set<string>();
    for (const each of bad) {
      const reply = await post(each);
      expect([reply.status, reply.body], each).toMatchObject([400, { code: 'linkInvalid' }]);
      texts.add(reply.text);
    }
    expect(texts.size).toBe(1);
    expect((await app.visitor().post(address)).status).toBe(400);
    expect((await post('x'.repeat(201))).status).toBe(400);
    expect([await read(one.browser), await read(other.browser)]).toEqual([allOn, allOn]);
  });
});
