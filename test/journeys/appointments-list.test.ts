import { expect, test } from 'vitest';
import { appointments } from '#shared/contract/appointments.ts';
import {
  complaints,
  listAll,
  listStarts,
  appointmentsPath as path,
  startCalendar,
} from '#test/support/appointments.ts';
import type { Browser } from '#test/support/http.ts';

const { owner, setClock } = await startCalendar();

/** Adds single appointments at these times. */
async function add(browser: Browser, form: { dogId: string; title: string }, ...dates: string[]): Promise<void> {
  for (const appointmentDate of dates) {
    await browser.ask(appointments.createAppointment, { body: { ...form, appointmentDate } });
  }
}

test.each([
  // Daylight saving time starts on March 14, 2027, and ends on November 7.
  ['America/Chicago', '2027-03-14', '2027-03-15', ['03-14 06:00', '03-15 04:59']],
  ['America/Chicago', '2027-11-07', '2027-11-08', ['11-07 05:00', '11-08 05:59']],
  ['Asia/Kolkata', '2027-03-14', '2027-03-15', ['03-13 18:30', '03-14 18:29']],
  // The clocks move by half an hour, on April 4 back and on October 3 forward.
  ['Australia/Lord_Howe', '2027-04-04', '2027-04-05', ['04-03 13:00', '04-04 13:29']],
  ['Australia/Lord_Howe', '2027-10-03', '2027-10-04', ['10-02 13:30', '10-03 12:59']],
])(
  'the list of a day in %s (%s) has the appointments from midnight to midnight',
  async (timeZone, day, next, starts) => {
    const { browser, form } = await owner(timeZone);
    await add(browser, form, `${day}T00:00`, `${day}T23:59`, `${next}T00:00`);
    expect(listStarts(await listAll(browser, { from: day, to: next }))).toEqual(starts);
  },
);

test('an appointment repeats at its local time in a zone with unusual clock changes', async () => {
  const { browser, form } = await owner('Australia/Lord_Howe');
  const body = { ...form, appointmentDate: '2027-04-03T01:45', repeat: { every: 1, unit: 'day' } } as const;
  await browser.ask(appointments.createAppointment, { body });
  // On April 4, 1:45 am occurs twice, and means the first occurrence. On October 3, the clocks skip 2:00 to 2:30.
  const april = await listAll(browser, { from: '2027-04-03', to: '2027-04-06' });
  expect(listStarts(april)).toEqual(['04-02 14:45', '04-03 14:45', '04-04 15:15']);
  const skipped = await browser.post(path, { ...form, appointmentDate: '2027-10-03T02:15' });
  expect(complaints(skipped)).toHaveProperty('appointmentDate');
});

test('a list without `to` ends a year after its start or today, whichever is later', async () => {
  await setClock('2027-03-01T12:00:00.000Z');
  const { browser, form } = await owner();
  await add(browser, form, '2026-02-01T10:00', '2028-02-29T05:59', '2028-03-02T12:00', '2031-01-01T10:00');
  expect(listStarts(await listAll(browser, {}))).toEqual(['02-01 16:00', '02-29 11:59']);
  expect(listStarts(await listAll(browser, { from: '2027-03-02' }))).toEqual(['02-29 11:59']);
  expect(listStarts(await listAll(browser, { from: '2030-06-01T00:00:00Z' }))).toEqual(['01-01 16:00']);
  expect(await listAll(browser, { from: '2027-01-01', to: '9999-12-31' })).toHaveLength(3);
  expect(await listAll(browser, { from: '0000-01-01', to: '2027-01-01' })).toHaveLength(1);
  expect(await listAll(browser, { from: '2027-01-01', to: '2027-01-01' })).toEqual([]);
});

test.each([
  [{ from: 'today' }, { from: 'Please enter a date or an instant' }],
  [{ from: '2027-02-30' }, { from: 'Please enter a date or an instant' }],
  [{ from: '2027-03-01', to: '2027-02-01' }, { to: 'Please choose an end after the start' }],
  [{ status: 'done' }, { status: 'Please choose a status' }],
  [{ limit: '0' }, { limit: 'At least 1' }],
  [{ dogId: 'one' }, { dogId: 'This field is not known' }],
])('a list with the query %j is rejected', async (query, fields) => {
  const { browser } = await owner();
  const reply = await browser.get(`${path}?${new URLSearchParams(query as Record<string, string>)}`);
  expect([reply.status, complaints(reply)]).toEqual([400, fields]);
});

test('a list can be limited to the next three appointments', async () => {
  await setClock('2027-03-01T12:00:00.000Z');
  const { browser, form } = await owner();
  await add(browser, form, '2027-02-01T10:00', '2027-03-01T05:59', '2027-03-03T10:00');
  await browser.ask(appointments.createAppointment, {
    body: { ...form, appointmentDate: '2027-03-02T09:00', status: 'cancelled' },
  });
  const body = { ...form, appointmentDate: '2027-02-25T09:00', repeat: { every: 1, unit: 'week' } } as const;
  await browser.ask(appointments.createAppointment, { body });
  const query = { status: 'scheduled', from: '2027-03-01T12:00:00.000Z', to: '2030-01-01', limit: 3 } as const;
  const next = await browser.ask(appointments.listAppointments, { query });
  expect(listStarts(next)).toEqual(['03-03 16:00', '03-04 15:00', '03-11 15:00']);
});

test('a cursor continues a list, but only for the same owner and query', async () => {
  const [maya, other] = [await owner(), await owner()];
  await add(maya.browser, maya.form, '2027-05-01T10:00', '2027-05-02T10:00');
  const month = '?from=2027-05-01&to=2027-06-01';
  const { headers } = await maya.browser.get(`${path}${month}&limit=1`);
  const cursor = headers['x-next-cursor'];
  const status = async (browser: Browser, query: string) =>
    (await browser.get(`${path}${query}&cursor=${cursor}`)).status;
  expect(await status(maya.browser, `${month}&limit=5`)).toBe(200);
  expect(await status(other.browser, month)).toBe(400);
  expect(await status(maya.browser, '?from=2027-05-01&to=2027-07-01')).toBe(400);
  expect(await status(maya.browser, `${month}&status=scheduled`)).toBe(400);
  expect(complaints(await maya.browser.get(`${path}${month}&cursor=nonsense`))).toEqual([400, 'cursorInvalid']);
});
