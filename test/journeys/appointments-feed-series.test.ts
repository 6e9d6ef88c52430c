import { expect, test } from 'vitest';
import { repeatUnits } from '#shared/contract/appointment-times.ts';
import { type Appointment, type AppointmentForm, appointments } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { change, listAll, startCalendar } from '#test/support/appointments.ts';
import { rex } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { listShownInstances, parseEvents, type ShownInstance } from '#test/support/ical.ts';
import { exhaustive, sampleSeed } from '#test/support/sample.ts';
import { seededRandom } from '../../scripts/training/random.ts';

const { app, owner, setClock } = await startCalendar();

const from = '2026-01-03T00:00:00.000Z';
const to = '2029-06-01T00:00:00.000Z';

async function openFeed(browser: Browser, dogId?: string): Promise<string> {
  const { url } = await browser.ask(appointments.getFeed, { query: dogId ? { dogId } : {} });
  return (await app.visitor().get(new URL(url).pathname)).text;
}

/** The calendar's instances as the feed should show them. */
async function listExpectedInstances(browser: Browser, dogId?: string): Promise<ShownInstance[]> {
  const names = new Map((await browser.ask(dogs.listDogs)).map(({ id, name }) => [id, name]));
  const all = await listAll(browser, { from, to, limit: '100' });
  return all
    .filter((instance) => dogId === undefined || instance.dogId === dogId)
    .map(({ appointmentDate, duration, title, dogId, status }) => ({
      startsAt: appointmentDate,
      duration,
      summary: `${title} (${names.get(dogId)})`,
      isCancelled: status === 'cancelled',
    }));
}

async function expectSameInstances(browser: Browser, dogId?: string): Promise<void> {
  const sorted = (all: ShownInstance[]) => all.map((instance) => Object.values(instance).join(' ')).sort();
  const shown = listShownInstances(await openFeed(browser, dogId), from, to);
  expect(sorted(shown)).toEqual(sorted(await listExpectedInstances(browser, dogId)));
}

/** Returns functions that generate random appointments and changes. */
function chances(seed: number) {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Thing>(things: readonly Thing[]): Thing => things[below(things.length)] as Thing;
  const two = (value: number) => String(value).padStart(2, '0');
  /**
   * Returns a local time, often on a day on which the clocks change. Leaves out times that occur twice, because
   * iCalendar parsers interpret them differently.
   */
  const localTime = () => {
    const day = pick([
      '03-08',
      '03-13',
      '03-28',
      '10-25',
      '11-01',
      '11-07',
      '01-31',
      '02-28',
      '08-30',
      '12-31',
      '06-15',
    ]);
    return `${pick(['2026', '2027', '2028'])}-${day}T${two(pick([0, 4, 9, 16, 23]))}:${pick(['00', '30'])}`;
  };
  const form = (dogId: string) => ({
    dogId,
    title: pick(['Checkup', 'Booster; "live", \\ second', 'Teeth\u2019s check 🐕', 'فحص']),
    duration: pick([1, 30, 45, 90, 1440]),
    appointmentDate: localTime(),
  });
  const repeat = () => ({
    every: 1 + below(4),
    unit: pick(repeatUnits),
    ...(below(2) ? { until: `${2028 + below(2)}-0${1 + below(9)}-15` } : {}),
  });
  return { below, pick, localTime, form, repeat };
}

type Chances = ReturnType<typeof chances>;

/** Changes or deletes a random instance. Changes that the API rejects do nothing. */
async function changeSomething(
  browser: Browser,
  dogIds: string[],
  { pick, below, form, repeat }: Chances,
): Promise<void> {
  const instances = await listAll(browser, { from: '2026-10-01', to: '2027-05-01', limit: '100' });
  const instance = pick(instances) as Appointment | undefined;
  if (!instance) return;
  const { dogId, title, duration, appointmentDate, status } = instance;
  const same = { dogId, title, duration, appointmentDate, status, repeat: instance.repeat };
  const scope = instance.repeat && below(4) === 0 ? 'all' : 'one';
  const path = `/api/appointments/${instance.id}?scope=${scope}`;
  const body: Partial<AppointmentForm>[] = [
    { ...same, title: 'Renamed' },
    { ...same, status: 'cancelled' },
    { ...same, status: 'completed' },
    { ...same, appointmentDate: form(dogId).appointmentDate },
    { ...same, dogId: pick(dogIds) },
    { ...same, repeat: instance.repeat && repeat() },
  ];
  const reply = below(5) === 0 ? await browser.delete(path) : await browser.put(path, pick(body));
  expect(reply.status).toBeLessThan(500);
}

const seeds = Array.from({ length: exhaustive ? 5 : 1 }, (_, index) => sampleSeed + index);
const zones = ['America/Chicago', 'Europe/Berlin', 'America/Vancouver', ...(exhaustive ? ['Australia/Lord_Howe'] : [])];

test.each(seeds.flatMap((seed) => zones.map((zone) => [zone, seed] as const)))(
  'a calendar program shows the same appointments as the app in %s after random changes (seed %i)',
  async (zone, seed) => {
    const chance = chances(seed * 7919 + zone.length);
    const { browser, dog } = await owner(zone);
    const olive = await browser.ask(dogs.createDog, { body: { ...rex, name: 'Olive, the second; "O"' } });
    const dogIds = [dog.id, olive.id];
    for (let count = 0; count < 6; count += 1) {
      const body = { ...chance.form(chance.pick(dogIds)), ...(count < 4 ? { repeat: chance.repeat() } : {}) };
      const reply = await browser.post('/api/appointments', body);
      expect([201, 400]).toContain(reply.status);
    }
    await expectSameInstances(browser);
    for (let count = 0; count < 14; count += 1) await changeSomething(browser, dogIds, chance);
    await expectSameInstances(browser);
    await expectSameInstances(browser, olive.id);
  },
);

test('the feed has a series as one event with its exceptions, and overrides with the same UID', async () => {
  await setClock('2027-01-01T12:00:00.000Z');
  const { browser, form } = await owner();
  const body = { ...form, appointmentDate: '2027-01-31T09:00', repeat: { every: 1, unit: 'month' as const } };
  await browser.ask(appointments.createAppointment, { body });
  const [, february, march, april] = await listAll(browser, { from: '2027-01-01', to: '2027-07-01' });
  if (!february || !march || !april) throw new Error('The series has too few instances.');
  await change(browser, february, { ...body, appointmentDate: '2027-03-01T10:00' });
  await change(browser, march, { ...body, appointmentDate: march.appointmentDate, status: 'cancelled' });
  await browser.ask(appointments.deleteAppointment, { params: { id: april.id } });
  const text = await openFeed(browser);
  const events = parseEvents(text);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
  expect(text).toContain('RRULE:FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1\r\n');
  expect(text).toContain('EXDATE;TZID=America/Chicago:20270430T090000\r\n');
  expect(events.map((event) => String(event.component.getFirstPropertyValue('recurrence-id')))).toEqual([
    'null',
    '2027-02-28T09:00:00',
    '2027-03-31T09:00:00',
  ]);
  expect(events.map((event) => event.component.getFirstPropertyValue('sequence'))).toEqual([0, 1, 1]);
  await expectSameInstances(browser);
});

test('the feed states a local time that occurs twice in UTC', async () => {
  const { browser, form } = await owner();
  for (const appointmentDate of ['2027-11-07T06:30:00.000Z', '2027-11-07T07:30:00.000Z']) {
    await browser.ask(appointments.createAppointment, { body: { ...form, appointmentDate } });
  }
  expect(await openFeed(browser)).toMatch(/DTSTART:20271107T063000Z[\s\S]+DTSTART:20271107T073000Z/);
  await expectSameInstances(browser);
});

test('the feed excludes an instance at a local time that clocks skip', async () => {
  const { browser, form } = await owner();
  const body = { ...form, appointmentDate: '2027-03-12T02:30', repeat: { every: 1, unit: 'day' as const } };
  await browser.ask(appointments.createAppointment, { body });
  expect(await openFeed(browser)).toContain('EXDATE;TZID=America/Chicago:20270314T023000,20280312T023000');
  await expectSameInstances(browser);
});
