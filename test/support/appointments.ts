import { account } from '#shared/contract/account.ts';
import type { Repeat } from '#shared/contract/appointment-times.ts';
import { type Appointment, appointments, type Scope } from '#shared/contract/appointments.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { createFactories, password, registration, rex } from '#test/support/factories.ts';
import type { Browser, Reply } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

export const appointmentsPath = '/api/appointments';

/** An ID that no appointment and no dog has, in the format of our IDs. */
export const unknownId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** The body that creates a checkup, without the dog's ID. */
export const checkup = { title: 'Checkup', appointmentDate: '2027-05-20T16:30' };

/** Returns the field errors of an error response, or else its status and code. */
export function complaints({ status, body }: Reply): unknown {
  const { code, fields } = (body ?? {}) as { code?: string; fields?: object };
  return fields ?? [status, code];
}

/** Returns when appointments start, in UTC and without the year: `05-20 21:30`. */
export function listStarts(all: readonly Appointment[]): string[] {
  return all.map(({ appointmentDate }) => appointmentDate.slice(5, 16).replace('T', ' '));
}

export const weekly: Repeat = { every: 1, unit: 'week' };

/**
 * Starts an app whose clock is frozen at `now`. Returns functions that create owners whose sessions last for a month.
 */
export async function startCalendar(now = '2027-01-01T12:00:00.000Z') {
  const app = await startTestApp();
  const setClock = (to: string) => app.visitor().put('/__local/clock', { now: to });
  await setClock(now);
  const create = createFactories(app);

  /**
   * Creates an owner on the advanced plan with a dog. Returns them with `form`, the body that creates a checkup of the
   * dog.
   */
  async function owner(timeZone = 'America/Chicago') {
    const browser = app.visitor();
    const form = { ...registration(), timeZone };
    const user = await browser.ask(account.register, { body: form });
    await create.tier({ browser, email: form.email, user }, 'advanced');
    await browser.ask(account.login, { body: { email: form.email, password, rememberMe: true } });
    const dog = await browser.ask(dogs.createDog, { body: rex });
    return { browser, email: form.email, user, dog, form: { ...checkup, dogId: dog.id } };
  }

  /**
   * Creates an owner with a series that started on Wednesday, January 6, 2027 at 9 am in Chicago. Then sets the clock
   * to January 15.
   */
  async function ownerOfSeries(repeat = weekly, appointmentDate = '2027-01-06T09:00') {
    await setClock('2027-01-01T12:00:00.000Z');
    const made = await owner();
    const form = { ...made.form, appointmentDate, repeat };
    await made.browser.ask(appointments.createAppointment, { body: form });
    const list = (from = '2027-01-01', to = '2027-02-11') => listAll(made.browser, { from, to });
    const before = await list();
    await setClock('2027-01-15T12:00:00.000Z');
    const instance = (place: number) => before[place] as Appointment;
    return { ...made, form, list, before, instance };
  }

  return { app, create, setClock, owner, ownerOfSeries };
}

/** Reads all of an owner's appointments that match the query, page by page. */
export async function listAll(browser: Browser, query: Record<string, string>): Promise<Appointment[]> {
  const all: Appointment[] = [];
  let cursor: string | undefined;
  do {
    const search = new URLSearchParams({ ...query, ...(cursor ? { cursor } : {}) });
    const reply = await browser.get(`${appointmentsPath}?${search}`);
    if (reply.status !== 200) throw new Error(reply.text);
    all.push(...(reply.body as Appointment[]));
    cursor = reply.headers['x-next-cursor'] as string | undefined;
  } while (cursor);
  return all;
}

/** Updates an appointment, or several of its series, and returns the updated appointment. */
export function change(browser: Browser, { id }: Appointment, body: object, scope: Scope = 'one') {
  return browser.ask(appointments.updateAppointment, { params: { id }, query: { scope }, body: body as never });
}
