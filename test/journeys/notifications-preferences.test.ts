import { describe, expect, it, test } from 'vitest';
import type { NotificationPreferences } from '#shared/contract/notification-preferences.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { connectTable, createFactories, defaultPreferences, type Owner } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
await connectTable(app);
const { NotificationPreferenceRows } = await import('#functions/entities/notifications.ts');
const { createUnsubscribeToken } = await import('#functions/notifications/unsubscribe-links.ts');

const emailOff = withKinds({ appointments: { inApp: true, push: true, email: false } });
const address = notifications.unsubscribe.path;

const read = (browser: Browser) => browser.ask(notifications.getNotificationPreferences);
const save = (browser: Browser, body: unknown) => browser.put('/api/notifications/preferences', body);

/** Posts to an unsubscribe link as a mail program does: without cookies, origin and JSON. */
function post(token: string, body?: string, type = 'application/x-www-form-urlencoded') {
  const headers = { origin: undefined, 'sec-fetch-site': undefined, ...(body ? { 'content-type': type } : {}) };
  return app.visitor().post(`${address}?token=${encodeURIComponent(token)}`, body, { headers });
}

function withKinds(kinds: Partial<NotificationPreferences['kinds']>): NotificationPreferences {
  return { ...defaultPreferences, kinds: { ...defaultPreferences.kinds, ...kinds } };
}

const someone = await create.owner();

describe('the preferences of an owner', () => {
  it('have defaults, and are replaced as a whole', async () => {
    const { browser } = await create.owner();
    expect(await read(browser)).toEqual(defaultPreferences);
    for (const preferences of [
      { ...emailOff, reminderLeads: ['hour'], quietHours: { start: '21:30', end: '07:00' } },
      withKinds({ tips: { inApp: false, push: false }, account: { inApp: true, push: true, email: true } }),
      { ...defaultPreferences, reminderLeads: [], quietHours: { start: '00:00', end: '23:45' } },
      defaultPreferences,
    ]) {
      expect((await save(browser, preferences)).body).toEqual(preferences);
      expect(await read(browser)).toEqual(preferences);
    }
  });

  const day = "Quiet hours can't last all day. Please choose an end that differs from the start";
  const quarter = 'Please choose a time on the quarter hour, such as 21:30';
  test.each([
    [{ reminderLeads: ['day', 'day'] }, 'reminderLeads', 'Please list each time once'],
    [{ reminderLeads: ['week'] }, 'reminderLeads.0', 'Please choose day or hour'],
    [{ reminderLeads: 'day' }, 'reminderLeads', 'Please list when to remind you'],
    [{ quietHours: { start: '22:00', end: '22:00' } }, 'quietHours.end', day],
    [{ quietHours: { start: '00:00', end: '24:00' } }, 'quietHours.end', quarter],
    [{ quietHours: { start: '22:05', end: '07:00' } }, 'quietHours.start', quarter],
    [{ quietHours: { start: '22:00' } }, 'quietHours.end', quarter],
    [{ quietHours: true }, 'quietHours', 'Please send start and end, or null'],
    [{ quietHours: undefined }, 'quietHours', 'Please send start and end, or null'],
    [{ kinds: { ...defaultPreferences.kinds, gossip: { inApp: true } } }, 'gossip', 'This field is not known'],
    [withKinds({ tips: { inApp: true, push: true, fax: true } as never }), 'fax', 'This field is not known'],
    [withKinds({ tips: { inApp: true, push: true, email: true } }), 'email', 'This field is not known'],
    [withKinds({ tips: { inApp: true } }), 'kinds.tips.push', 'Please choose on or off'],
    [withKinds({ tips: undefined }), 'kinds.tips', 'Please send inApp, push'],
    [
      withKinds({ account: { inApp: true, push: true, email: false } }),
      'kinds.account.email',
      "This can't be turned off",
    ],
    [{ kinds: null }, 'kinds', 'Please send your choices for each kind of notification'],
  ])('cannot contain %j', async (change, field, message) => {
    const { browser } = someone;
    const reply = await save(browser, { ...defaultPreferences, ...change });
    expect([reply.status, reply.body]).toMatchObject([400, { code: 'invalid', fields: { [field]: message } }]);
    expect(await read(browser)).toEqual(defaultPreferences);
  });

  it('cannot turn on what the plan does not include, but keep it after a change of plans', async () => {
    const owner: Owner = await create.ownerOn('advanced');
    const wanted = { ...withKinds({ summary: { email: true } }), quietHours: { start: '22:00', end: '07:00' } };
    await save(owner.browser, wanted);
    await create.tier(owner, 'basic');
    expect((await save(owner.browser, { ...wanted, reminderLeads: ['hour'] })).status).toBe(200);
    const later = await save(owner.browser, { ...wanted, quietHours: { start: '22:00', end: '08:00' } });
    expect([later.status, later.body]).toMatchObject([403, { message: 'Quiet hours are part of the Advanced plan.' }]);
    expect((await save(owner.browser, defaultPreferences)).status).toBe(200);
    const again = await save(owner.browser, withKinds({ summary: { email: true } }));
    expect([again.status, again.body]).toMatchObject([
      403,
      { code: 'planRequired', message: 'Weekly summary by email is part of the Advanced plan.' },
    ]);
  });

  it('include the choice of emails about visits that was made before there were other kinds', async () => {
    const { browser, user } = await create.owner();
    await NotificationPreferenceRows.upsert({ ownerId: user.id, appointmentEmail: false }).go();
    expect(await read(browser)).toEqual(emailOff);
    await save(browser, defaultPreferences);
    expect(await read(browser)).toEqual(defaultPreferences);
  });

  it('do not apply to other owners', async () => {
    const [one, other] = [await create.owner(), await create.owner()];
    await save(one.browser, emailOff);
    expect(await read(other.browser)).toEqual(defaultPreferences);
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
    expect(await read(other.browser)).toEqual(defaultPreferences);
  });

  it('is the same in every email, and works again after the emails were turned on again', async () => {
    const { browser, user } = await create.owner();
    const tokens = await Promise.all([1, 2, 3, 4].map(() => createUnsubscribeToken(user.id, 'appointments')));
    expect(new Set(tokens).size).toBe(1);
    await post(tokens[0] ?? '');
    await save(browser, { ...defaultPreferences, reminderLeads: ['hour'] });
    expect(await createUnsubscribeToken(user.id, 'appointments')).toBe(tokens[0]);
    await post(tokens[0] ?? '');
    expect(await read(browser)).toEqual({ ...emailOff, reminderLeads: ['hour'] });
  });

  it('stops the kinds of email that it names, and no others', async () => {
    const { browser, user } = await create.owner();
    await save(browser, withKinds({ summary: { email: true } }));
    await post(await createUnsubscribeToken(user.id, 'summary'));
    expect(await read(browser)).toEqual(defaultPreferences);
    await save(browser, withKinds({ summary: { email: true } }));
    const both = await createUnsubscribeToken(user.id, 'summary', 'appointments');
    expect([await post(both), await post(both)].map(({ status }) => status)).toEqual([204, 204]);
    expect(await read(browser)).toEqual(emailOff);
  });

  it('only leads to a page when it is opened, because email scanners open links', async () => {
    const { browser, user } = await create.owner();
    const token = await createUnsubscribeToken(user.id, 'appointments');
    const reply = await app.visitor().get(`${address}?token=${token}&utm_source=mail`);
    expect([reply.status, reply.headers.location]).toEqual([302, `/unsubscribe#token=${token}`]);
    expect(await read(browser)).toEqual(defaultPreferences);
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
    expect([await read(one.browser), await read(other.browser)]).toEqual([defaultPreferences, defaultPreferences]);
  });
});
