import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { appointments } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import type { Browser, Reply } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

const nextYear = app.clock.now().getUTCFullYear() + 1;
const booster = {
  title: 'Rabies booster',
  vetName: 'Dr. Patel',
  appointmentDate: `${nextYear}-05-20T16:30`,
  duration: 45,
};

function toPath(url: string): string {
  return new URL(url).pathname;
}

async function feedPath(browser: Browser, dogId?: string): Promise<string> {
  return toPath((await browser.ask(appointments.getFeed, { query: dogId ? { dogId } : {} })).url);
}

/** The events of a feed, read without a cookie. */
async function readEvents(path: string): Promise<ICAL.Event[]> {
  const reply = await app.visitor().get(path);
  expect(reply.status).toBe(200);
  return parsed(reply).map((component) => new ICAL.Event(component));
}

function parsed({ text }: Reply): ICAL.Component[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
}

function field(event: ICAL.Event | undefined, name: string): unknown {
  return event?.component.getFirstPropertyValue(name);
}

test('an owner gets the same feed address each time, even from concurrent first requests', async () => {
  const { browser } = await create.owner();
  const first = await Promise.all(Array.from({ length: 5 }, () => browser.ask(appointments.getFeed)));
  const again = await browser.ask(appointments.getFeed);
  expect(new Set([...first, again].map(({ url }) => url)).size).toBe(1);
  expect(again.url).toMatch(/^http:\/\/localhost:\d+\/api\/calendar\/[\w-]{43,}\/houndwell\.ics$/);
});

test('feed addresses differ between owners, and between one dog and all dogs', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const other = await create.owner();
  const urls = [await feedPath(browser), await feedPath(browser, dog.id), await feedPath(other.browser)];
  expect(new Set(urls).size).toBe(3);
});

test('an owner gets no feed address for the dog of another owner', async () => {
  const { dog } = await create.ownerWithDog();
  const { browser } = await create.owner();
  for (const method of ['get', 'post'] as const) {
    const path = method === 'get' ? '/api/calendar/feed' : '/api/calendar/feed/rotate';
    const [theirs, never] = [
      await browser[method](`${path}?dogId=${dog.id}`),
      await browser[method](`${path}?dogId=01ARZ3NDEKTSV4RRFFQ69G5FAV`),
    ];
    expect([theirs.status, theirs.body]).toEqual([404, never.body]);
    expect(theirs.body).toMatchObject({ code: 'dogNotFound' });
  }
});

test('a replaced feed address is rejected like one that never existed', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const [before, ofDog] = [await feedPath(browser), await feedPath(browser, dog.id)];
  const after = toPath((await browser.ask(appointments.rotateFeed)).url);
  expect(after).not.toBe(before);
  expect(await feedPath(browser)).toBe(after);
  const invented = before.replace(/.{20}\/houndwell/, `${'x'.repeat(20)}/houndwell`);
  const noOwner = before.replace(/calendar\/.{26}/, 'calendar/01ARZ3NDEKTSV4RRFFQ69G5FAV');
  const visitor = app.visitor();
  const replies = [];
  for (const path of [before, invented, noOwner, '/api/calendar/anything/houndwell.ics'])
    replies.push(await visitor.get(path));
  for (const { status, text, headers } of replies) {
    expect([status, text]).toEqual([404, replies[0]?.text]);
    expect(Object.keys(headers).sort()).toEqual(Object.keys(replies[0]?.headers ?? {}).sort());
  }
  expect([(await visitor.get(after)).status, (await visitor.get(ofDog)).status]).toEqual([200, 200]);
});

test('the feed address of a deleted dog is rejected', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const path = await feedPath(browser, dog.id);
  await browser.ask(dogs.deleteDog, { params: { id: dog.id } });
  expect((await app.visitor().get(path)).status).toBe(404);
  await app.settle();
  expect((await app.visitor().get(path)).status).toBe(404);
});

test('the secret of a feed address is never logged', async () => {
  const { browser } = await create.owner();
  const path = await feedPath(browser);
  await app.visitor().get(path);
  await app.visitor().get(path.replace('houndwell.ics', 'other.ics'));
  const secret = path.split('/')[3]?.slice(-43) ?? '';
  await expect.poll(() => app.printed()).toContain('GET /api/calendar/{token}/houndwell.ics');
  expect(app.printed()).not.toContain(secret);
});

test('a feed has the appointments of all dogs, or of one dog', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const olive = await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  for (const dogId of [dog.id, olive.id]) {
    await browser.ask(appointments.createAppointment, { body: { ...booster, dogId } });
  }
  const summaries = async (dogId?: string) =>
    (await readEvents(await feedPath(browser, dogId))).map(({ summary }) => summary);
  expect((await summaries()).sort()).toEqual(['Rabies booster (Olive)', 'Rabies booster (Rex)']);
  expect(await summaries(olive.id)).toEqual(['Rabies booster (Olive)']);
});

test('a feed reflects that an appointment was changed, canceled or deleted', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const path = await feedPath(browser);
  const made = await browser.ask(appointments.createAppointment, { body: { ...booster, dogId: dog.id } });
  const [created] = await readEvents(path);
  expect([field(created, 'sequence'), field(created, 'status')]).toEqual([0, 'CONFIRMED']);
  expect(created?.startDate.toJSDate().toISOString()).toBe(made.appointmentDate);
  expect(created?.endDate.subtractDateTz(created.startDate).toSeconds()).toBe(45 * 60);

  const params = { id: made.id };
  const later = { ...booster, dogId: dog.id, appointmentDate: `${nextYear}-05-21T09:00` };
  await browser.ask(appointments.updateAppointment, { params, body: later });
  const [moved] = await readEvents(path);
  expect([moved?.uid, field(moved, 'sequence')]).toEqual([created?.uid, 1]);
  expect(moved?.startDate.toString()).toBe(`${nextYear}-05-21T09:00:00`);

  await browser.ask(appointments.updateAppointment, { params, body: { ...later, status: 'cancelled' } });
  const [canceled] = await readEvents(path);
  expect([canceled?.uid, field(canceled, 'sequence'), field(canceled, 'status')]).toEqual([
    created?.uid,
    2,
    'CANCELLED',
  ]);

  await browser.ask(appointments.deleteAppointment, { params });
  expect(await readEvents(path)).toEqual([]);
});

test('a feed has the headers of a private document, and supports conditional requests', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const path = await feedPath(browser);
  const read = (headers = {}) => app.visitor().get(path, { headers });
  const { headers, status } = await read();
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-cache',
  ]);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  const etag = String(headers.etag);
  expect(etag).toMatch(/^"[\w-]+"$/);
  const same = await read({ 'if-none-match': etag });
  expect([same.status, same.text, same.headers.etag]).toEqual([304, '', etag]);

  const description = 'Bring the vaccination card. '.repeat(20);
  await browser.ask(appointments.createAppointment, { body: { ...booster, dogId: dog.id, description } });
  const changed = await read({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
  const compressed = await read({ 'accept-encoding': 'gzip' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  const again = await read({ 'accept-encoding': 'gzip', 'if-none-match': String(compressed.headers.etag) });
  expect(again.status).toBe(304);
});

test('a feed can have hundreds of appointments', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const start = Date.UTC(nextYear, 0, 1, 15);
  for (let day = 0; day < 310; day += 10) {
    const batch = Array.from({ length: 10 }, (_, index) => new Date(start + (day + index) * 86_400_000).toISOString());
    await Promise.all(
      batch.map((appointmentDate) =>
        browser.ask(appointments.createAppointment, { body: { ...booster, dogId: dog.id, appointmentDate } }),
      ),
    );
  }
  const events = await readEvents(await feedPath(browser));
  expect(events).toHaveLength(310);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(310);
});

test('the feed of an owner is empty without a plan and complete again with one', async () => {
  const owner = await create.ownerWithDog();
  const path = await feedPath(owner.browser);
  await owner.browser.ask(appointments.createAppointment, { body: { ...booster, dogId: owner.dog.id } });
  await create.tier(owner, 'expired');
  expect(await readEvents(path)).toEqual([]);
  await create.tier(owner, 'free');
  expect(await readEvents(path)).toHaveLength(1);
});

test('reading feeds is rate limited, all feeds of an owner together', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const [path, ofDog] = [await feedPath(browser), await feedPath(browser, dog.id)];
  const statuses: number[] = [];
  for (let count = 0; count < 65; count += 1) {
    statuses.push((await app.visitor().get(count % 2 ? path : ofDog)).status);
  }
  const refused = await app.visitor().get(path);
  expect([new Set(statuses.slice(0, 60)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('an owner can download one appointment as a file', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const body = { ...booster, dogId: dog.id, title: 'Check-up: "Zoë" \\ ears', description: 'Bring the\nold papers' };
  const { id } = await browser.ask(appointments.createAppointment, { body });
  const reply = await browser.get(`/api/appointments/${id}/appointment.ics`);
  expect(reply.status).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="check-up-zoe-ears-${nextYear}-05-20.ics"`,
    'cache-control': 'no-store',
  });
  const [event] = parsed(reply).map((component) => new ICAL.Event(component));
  expect(event).toMatchObject({
    summary: 'Check-up: "Zoë" \\ ears (Rex)',
    description: 'Bring the\nold papers',
    location: 'Dr. Patel',
  });
});

test("the file of another owner's appointment is reported like one that does not exist", async () => {
  const { browser, dog } = await create.ownerWithDog();
  const { id } = await browser.ask(appointments.createAppointment, { body: { ...booster, dogId: dog.id } });
  const other = await create.owner();
  const [theirs, never] = [
    await other.browser.get(`/api/appointments/${id}/appointment.ics`),
    await other.browser.get('/api/appointments/01ARZ3NDEKTSV4RRFFQ69G5FAV/appointment.ics'),
  ];
  expect([theirs.status, theirs.text]).toEqual([404, never.text]);
  expect((await app.visitor().get(`/api/appointments/${id}/appointment.ics`)).status).toBe(401);
});
