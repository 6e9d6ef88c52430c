import { expect, test } from 'vitest';
import { type Appointment, appointments } from '#shared/contract/appointments.ts';
import { createFactories } from '#test/support/factories.ts';
import { type Reply, statusCounts } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const unknownId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const path = '/api/appointments';

const checkup = { title: 'Checkup', appointmentDate: '2027-05-20T16:30' };
const inMay = { from: '2027-05-01', to: '2027-06-01' };

/** An owner with a dog, and the form of a checkup for the dog. */
async function ownerWithForm() {
  const owner = await create.ownerWithDog();
  return { ...owner, form: { ...checkup, dogId: owner.dog.id } };
}

async function ownerWithAppointment() {
  const owner = await ownerWithForm();
  const appointment = await owner.browser.ask(appointments.createAppointment, { body: owner.form });
  return { ...owner, appointment };
}

/** The field errors of a response, or else its status and error code. */
function complaints({ status, body }: Reply): unknown {
  const { code, fields } = (body ?? {}) as { code?: string; fields?: object };
  return fields ?? [status, code];
}

test('a new appointment has defaults, and is returned in the list and by its ID', async () => {
  const { browser, user, form, appointment } = await ownerWithAppointment();
  expect(appointment).toEqual({
    id: appointment.id,
    userId: user.id,
    ...form,
    // 4:30 pm in Chicago.
    appointmentDate: '2027-05-20T21:30:00.000Z',
    description: null,
    vetName: null,
    duration: 30,
    status: 'scheduled',
    repeat: null,
    updatedAt: appointment.updatedAt,
  });
  expect(await browser.ask(appointments.listAppointments, { query: inMay })).toEqual([appointment]);
  expect(await browser.ask(appointments.getAppointment, { params: { id: appointment.id } })).toEqual(appointment);
});

test('an appointment that moves keeps its ID, and loses the optional fields that the update omits', async () => {
  const { browser, form } = await ownerWithForm();
  const body = { ...form, description: 'Bring the vaccination card.\nFasting.', vetName: 'Dr. Patel', duration: 60 };
  const { id } = await browser.ask(appointments.createAppointment, { body });
  const moved = { ...form, title: 'Dental cleaning', appointmentDate: '2027-05-10T09:00:00-04:00' };
  const after = await browser.ask(appointments.updateAppointment, { params: { id }, body: moved });
  expect(after).toMatchObject({
    id,
    title: 'Dental cleaning',
    description: null,
    vetName: null,
    duration: 30,
    appointmentDate: '2027-05-10T13:00:00.000Z',
  });
  expect(await browser.ask(appointments.listAppointments, { query: inMay })).toEqual([after]);
});

test('an appointment can be deleted only once', async () => {
  const { browser, appointment } = await ownerWithAppointment();
  await browser.ask(appointments.deleteAppointment, { params: { id: appointment.id } });
  expect(await browser.ask(appointments.listAppointments, { query: inMay })).toEqual([]);
  expect(complaints(await browser.delete(`${path}/${appointment.id}`))).toEqual([404, 'appointmentNotFound']);
  expect(complaints(await browser.get(`${path}/${appointment.id}`))).toEqual([404, 'appointmentNotFound']);
  expect(complaints(await browser.put(`${path}/${appointment.id}`, { ...checkup, dogId: appointment.dogId }))).toEqual([
    404,
    'appointmentNotFound',
  ]);
});

test("another owner's appointment is reported like one that does not exist", async () => {
  const { appointment, form } = await ownerWithAppointment();
  const other = await ownerWithForm();
  for (const ask of [
    (id: string) => other.browser.get(`${path}/${id}`),
    (id: string) => other.browser.put(`${path}/${id}`, { ...form, dogId: other.dog.id }),
    (id: string) => other.browser.delete(`${path}/${id}`),
  ]) {
    const [theirs, never] = [await ask(appointment.id), await ask(unknownId)];
    expect([theirs.status, theirs.text]).toEqual([404, never.text]);
  }
});

test('an appointment requires a dog of the owner', async () => {
  const { browser, form, appointment } = await ownerWithAppointment();
  const other = await create.ownerWithDog();
  const replies = [
    await browser.post(path, { ...form, dogId: other.dog.id }),
    await browser.post(path, { ...form, dogId: unknownId }),
    await browser.put(`${path}/${appointment.id}`, { ...form, dogId: other.dog.id }),
  ];
  expect(replies.map(complaints)).toEqual(Array(3).fill([404, 'dogNotFound']));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
});

test('a repeated request creates one appointment', async () => {
  const { browser, form } = await ownerWithForm();
  const replies = await Promise.all(Array.from({ length: 3 }, () => browser.post(path, form, { key: 'once' })));
  expect(new Set(replies.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
  expect((await browser.post(path, form, { key: 'once' })).status).toBe(201);
  expect((await browser.post(path, { ...form, title: 'Another' }, { key: 'once' })).status).toBe(422);
  expect(await browser.ask(appointments.listAppointments, { query: inMay })).toHaveLength(1);
});

test('a change to an older version is rejected', async () => {
  const { browser, form, appointment } = await ownerWithAppointment();
  const change = (updatedAt: string) => browser.put(`${path}/${appointment.id}`, { ...form, updatedAt });
  const first = await change(appointment.updatedAt);
  expect(first.status).toBe(200);
  expect(complaints(await change(appointment.updatedAt))).toEqual([409, 'staleVersion']);
  expect((await change((first.body as Appointment).updatedAt)).status).toBe(200);
});

test('an appointment exists once after thirty parallel edits move it', async () => {
  const { browser, form, appointment } = await ownerWithAppointment();
  const edit = (day: number) =>
    browser.put(`${path}/${appointment.id}`, {
      ...form,
      appointmentDate: `2027-05-${String(day).padStart(2, '0')}T10:00`,
    });
  const replies = await Promise.all(Array.from({ length: 30 }, (_, place) => edit(place + 1)));
  // Too many conflicts end in a 409, which changes nothing.
  expect(replies.filter(({ status }) => ![200, 409].includes(status)).map(({ text }) => text)).toEqual([]);
  expect(replies.some(({ status }) => status === 200)).toBe(true);
  const [only, ...more] = await browser.ask(appointments.listAppointments, { query: inMay });
  expect([only?.id, more]).toEqual([appointment.id, []]);
});

test('only one of thirty parallel edits of the same version is accepted', async () => {
  const { browser, form, appointment } = await ownerWithAppointment();
  const edit = { ...form, updatedAt: appointment.updatedAt };
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      browser.put(`${path}/${appointment.id}`, { ...edit, title: `Edit ${place}` }),
    ),
  );
  expect(statusCounts(replies)).toEqual({ 200: 1, 409: 29 });
});

const { browser, form } = await ownerWithForm();

/** Creates an appointment with a status, and changes it. */
async function changeStatus(before: string, after: string) {
  const { id } = (await browser.post(path, { ...form, status: before })).body as Appointment;
  return browser.put(`${path}/${id}`, { ...form, status: after });
}

test.each([
  ['scheduled', 'scheduled'],
  ['scheduled', 'completed'],
  ['scheduled', 'cancelled'],
  ['cancelled', 'scheduled'],
  ['cancelled', 'cancelled'],
  ['completed', 'completed'],
])('the status can change from %s to %s', async (before, after) => {
  const reply = await changeStatus(before, after);
  expect([reply.status, (reply.body as Appointment).status]).toEqual([200, after]);
});

test.each([
  ['completed', 'scheduled', "A completed visit can't be scheduled again. Schedule a new one instead."],
  ['completed', 'cancelled', "A completed visit can't be cancelled. Schedule a new one instead."],
  ['cancelled', 'completed', "A cancelled visit can't be completed. Restore it first."],
])('the status cannot change from %s to %s', async (before, after, message) => {
  const reply = await changeStatus(before, after);
  expect([reply.status, reply.body]).toEqual([409, { code: 'statusTransition', message }]);
});

test.each([
  ['title', '', 'Title is required'],
  ['title', 'x'.repeat(121), 'Please keep this to 120 characters'],
  ['description', 'x'.repeat(1001), 'Please keep this to 1000 characters'],
  ['appointmentDate', undefined, 'Please enter a date and time'],
  ['appointmentDate', 'tomorrow', 'Please enter a date and time'],
  ['appointmentDate', '2027-02-31T10:00', 'Please enter a date and time'],
  ['appointmentDate', '2027-02-20', 'Please enter a date and time'],
  ['appointmentDate', '9999-02-20T10:00', 'Please choose a date from 2000 to 2099'],
  ['appointmentDate', '1999-12-31T10:00', 'Please choose a date from 2000 to 2099'],
  ['appointmentDate', '2100-01-01T06:00:00Z', 'Please choose a date from 2000 to 2099'],
  [
    'appointmentDate',
    '2027-03-14T02:30',
    "This time doesn't exist on that day because the clocks move forward. Please choose another.",
  ],
  ['duration', 0, 'Please enter at least 1 minute'],
  ['duration', 1441, 'Please enter at most 1440 minutes (a day)'],
  ['duration', 7.5, 'Please enter the duration in whole minutes'],
  ['status', 'done', 'Please choose a status'],
  ['userId', 'someone', 'This field is not known'],
])('the form rejects the %s %j with "%s"', async (field, value, message) => {
  expect(complaints(await browser.post(path, { ...form, [field]: value }))).toEqual({ [field]: message });
});

test.each([
  // Daylight saving time ends on November 7, 2027: 1:30 am occurs twice, and means the first occurrence.
  ['2027-11-07T01:30', '2027-11-07T06:30:00.000Z'],
  ['2027-11-07T01:30:00-06:00', '2027-11-07T07:30:00.000Z'],
  ['2027-03-14T03:00', '2027-03-14T08:00:00.000Z'],
  ['2027-05-20T16:30:15.678Z', '2027-05-20T16:30:15.000Z'],
  ['2027-05-20T16:30:15.1234567890', '2027-05-20T21:30:15.000Z'],
  // In Chicago, it is still 2099.
  ['2100-01-01T05:59:00Z', '2100-01-01T05:59:00.000Z'],
  ['2028-02-29T12:00', '2028-02-29T18:00:00.000Z'],
])('the date %s is read as the instant %s', async (appointmentDate, instant) => {
  const reply = await browser.post(path, { ...form, appointmentDate });
  expect((reply.body as Appointment).appointmentDate).toBe(instant);
});
