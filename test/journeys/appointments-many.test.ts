import { expect, test } from 'vitest';
import { type Appointment, appointments } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { checkup, listAll, appointmentsPath as path } from '#test/support/appointments.ts';
import { connectTable, createFactories, rex } from '#test/support/factories.ts';
import { parseEvents } from '#test/support/ical.ts';
import { startMeter } from '#test/support/meter.ts';
import { exhaustive } from '#test/support/sample.ts';
import { startTestApp } from '#test/support/test-app.ts';

const meter = await startMeter();
const app = await startTestApp({}, { dynamoDbUrl: meter.url });
const create = createFactories(app);
await connectTable(app);
const { InstanceLookups, Instances } = await import('#functions/entities/appointments.ts');

const hour = 3600 * 1000;
const day = 24 * hour;

/** The times of copies: `count` of them before `end`, in milliseconds. */
interface Times {
  count: number;
  end: number;
  interval: number;
}

/** Copies an appointment, with the number of the copy as the end of its ID. */
async function copy({ userId: ownerId, ...appointment }: Appointment, { count, end, interval }: Times): Promise<void> {
  const first = end - count * interval;
  const rows = Array.from({ length: count }, (_, place) => ({
    ownerId,
    id: `01ARZ3NDEKTSV4RRFFQ6${String(place).padStart(6, '0')}`,
    startsAt: new Date(first + place * interval).toISOString(),
    dogId: appointment.dogId,
    title: 'Walk-in',
    duration: 30,
    timeZone: 'America/Chicago',
    status: 'scheduled' as const,
    kind: 'instance' as const,
    sequence: 0,
    createdAt: appointment.updatedAt,
    updatedAt: appointment.updatedAt,
  }));
  await Instances.put(rows).go({ concurrency: 4 });
  await InstanceLookups.put(rows).go({ concurrency: 4 });
}

async function ownerOfSeries() {
  const { browser, dog } = await create.ownerWithDog();
  const body = { ...checkup, dogId: dog.id, repeat: { every: 1, unit: 'week' } } as const;
  return { browser, dog, first: await browser.ask(appointments.createAppointment, { body }) };
}

test("listing a month costs the same among many appointments, and deleting a dog deletes only that dog's", async () => {
  const { browser, dog, first } = await ownerOfSeries();
  const month = `${path}?from=2031-01-01&to=2031-02-01&limit=100`;
  const few = await ownerOfSeries();
  const other = await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive' } });
  const kept = await browser.ask(appointments.createAppointment, { body: { ...checkup, dogId: other.id } });
  await copy(first, { count: exhaustive ? 5000 : 500, end: Date.parse('2031-02-10T10:00:00.000Z'), interval: day });
  await app.settle();
  const many = await meter.measure(() => browser.get(month));
  expect((many.result.body as Appointment[]).length).toBe(31 + 5);
  // The month's 31 rows cost a few more read units, but rows of other months cost nothing.
  const less = await meter.measure(() => few.browser.get(month));
  expect(many.cost.calls, JSON.stringify(many.requests)).toBe(less.cost.calls);
  expect(many.cost.read - less.cost.read).toBeLessThanOrEqual(3);
  const empty = `${path}?from=2040-01-01&to=2040-02-01`;
  const [one, another] = [
    await meter.measure(() => browser.get(empty)),
    await meter.measure(() => few.browser.get(empty)),
  ];
  expect(one.cost).toEqual(another.cost);
  // No appointment has this status, so the page is empty. It reads a bounded number of rows, and has a cursor.
  const cancelled = `${path}?from=2020-01-01&to=2040-01-01&status=cancelled`;
  const short = await meter.measure(() => browser.get(cancelled));
  expect([short.result.body, typeof short.result.headers['x-next-cursor']]).toEqual([[], 'string']);
  expect(short.cost.calls).toBeLessThan(10);

  await browser.ask(dogs.deleteDog, { params: { id: dog.id } });
  await app.settle();
  await expect
    .poll(() => listAll(browser, { from: '2000-01-01', to: '2099-01-01', limit: '100' }), { timeout: 60_000 })
    .toEqual([kept]);
  const { data: lookups } = await InstanceLookups.query.ofOwner({ ownerId: kept.userId }).go({ pages: 'all' });
  expect(lookups.map(({ id }) => id)).toEqual([kept.id]);
});

test('a feed with too many appointments starts with the current month', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const { url } = await browser.ask(appointments.getFeed);
  const readFeed = async () => parseEvents((await app.visitor().get(new URL(url).pathname)).text);
  const now = app.clock.now();
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const body = { ...checkup, dogId: dog.id, appointmentDate: new Date(end).toISOString() };
  const made = await browser.ask(appointments.createAppointment, { body });
  await copy(made, { count: 999, end, interval: hour });
  expect(await readFeed()).toHaveLength(1000);
  await browser.ask(appointments.createAppointment, { body: { ...body, title: 'Second' } });
  expect((await readFeed()).map(({ summary }) => summary)).toEqual(['Checkup (Rex)', 'Second (Rex)']);
});
