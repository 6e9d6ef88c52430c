import type { Clock } from '#infra/local/clock.ts';
import { createDemoCommunity } from '#infra/local/demo-community.ts';
import { openDemoSession, readDemoBody } from '#infra/local/demo-session.ts';
import type { State } from '#infra/local/state.ts';
import { addDays, localDate } from '#shared/calendar.ts';
import { account, type User } from '#shared/contract/account.ts';
import { type Appointment, type AppointmentForm, appointments } from '#shared/contract/appointments.ts';
import { chat } from '#shared/contract/chat.ts';
import { type Dog, dogs } from '#shared/contract/dogs.ts';
import { pageLimit } from '#shared/contract/fields.ts';

/** The email address and password of the demo owner. */
export const demoSignIn = { email: 'demo@houndwell.example', password: 'good-dog-demo' } as const;

const demoDogs = [
  { name: 'Biscuit', breed: 'Golden Retriever', age: 3.5, weight: 64 },
  { name: 'Olive', breed: 'French Bulldog', age: 6.2, weight: 24 },
] as const;

interface DemoVisit extends Omit<Partial<AppointmentForm>, 'dogId' | 'appointmentDate'> {
  /** The dog's name. */
  dog: (typeof demoDogs)[number]['name'];
  title: string;
  /** Days from today, negative for past visits. */
  day: number;
  /** Local time, `HH:mm`. */
  time: string;
}

const demoVisits: readonly DemoVisit[] = [
  { dog: 'Biscuit', title: 'Annual checkup', vetName: 'Dr. Elena Park', day: -34, time: '10:00', status: 'completed' },
  { dog: 'Olive', title: 'Ear infection', vetName: 'Dr. James Okafor', day: -19, time: '15:15', status: 'completed' },
  { dog: 'Olive', title: 'Ear recheck', vetName: 'Dr. James Okafor', day: -5, time: '15:15', status: 'completed' },
  {
    dog: 'Olive',
    title: 'Weigh-in',
    vetName: 'Nurse Tom Reyes',
    day: 0,
    time: '07:45',
    duration: 15,
    status: 'completed',
  },
  {
    dog: 'Biscuit',
    title: 'Rabies booster',
    description: 'Bring the vaccination card.\nAsk about the limp after long walks.',
    vetName: 'Dr. Elena Park',
    day: 0,
    time: '16:30',
  },
  { dog: 'Olive', title: 'Skin check', vetName: 'Dr. James Okafor', day: 4, time: '10:00' },
  {
    dog: 'Biscuit',
    title: 'Grooming',
    vetName: 'Cedar Creek Grooming',
    day: 8,
    time: '09:15',
    duration: 60,
    status: 'cancelled',
  },
  { dog: 'Biscuit', title: 'Teeth cleaning', vetName: 'Dr. Elena Park', day: 17, time: '08:00', duration: 90 },
  {
    dog: 'Olive',
    title: 'Allergy shot',
    vetName: 'Nurse Tom Reyes',
    day: 2,
    time: '17:45',
    duration: 15,
    repeat: { every: 2, unit: 'week' },
  },
];

/** Questions to the assistant, oldest first. The first question is an emergency. */
const demoQuestions = [
  { dog: 'Olive', category: 'nutrition', message: 'Olive ate 6 grapes off the kitchen floor' },
  { dog: 'Olive', category: 'health', message: 'How often should I clean her ears?' },
  { dog: 'Biscuit', category: 'exercise', message: 'How do I keep Biscuit safe in hot weather?' },
] as const;

export interface DemoOptions {
  /** The URL of the API. */
  url: string;
  /** The value of the `origin` header. */
  siteOrigin: string;
  state: State;
  clock: Pick<Clock, 'now'>;
}

const stateName = 'demoCreated';

/**
 * Creates the demo owner, dogs, visits, questions and a community through the public API, once per data folder. Later starts do not
 * restore what the user changed or deleted. If a start was interrupted, the next start creates what is missing.
 * @throws Error when the API rejects a call
 */
export async function createDemo({ url, siteOrigin, state, clock }: DemoOptions): Promise<void> {
  if (state.read(stateName)) return;

  const call = openDemoSession({ url, siteOrigin });
  const registered = await call(account.register, { name: 'Demo Owner', ...demoSignIn });
  if (registered.status === 409) await readDemoBody(await call(account.login, demoSignIn));
  else await readDemoBody(registered);
  const { timeZone } = (await readDemoBody(await call(account.getUser))) as User;
  const existing = (await readDemoBody(await call(dogs.listDogs))) as Dog[];
  const ids = new Map(existing.map(({ name, id }) => [name, id]));
  for (const dog of demoDogs) {
    if (ids.has(dog.name)) continue;
    const created = (await readDemoBody(await call(dogs.createDog, dog, `demo-${dog.name.toLowerCase()}`))) as Dog;
    ids.set(created.name, created.id);
  }
  const today = localDate(clock.now(), timeZone);
  const { method, path } = appointments.listAppointments;
  const all = { method, path: `${path}?limit=${pageLimit.max}` };
  const booked = (await readDemoBody(await call(all))) as Appointment[];
  for (const { dog, day, time, ...visit } of demoVisits) {
    if (booked.some(({ title }) => title === visit.title)) continue;
    const body = { ...visit, dogId: ids.get(dog), appointmentDate: `${addDays(today, day)}T${time}` };
    await readDemoBody(await call(appointments.createAppointment, body));
  }
  for (const { dog, ...question } of demoQuestions) {
    const body = { ...question, dogId: ids.get(dog) };
    await readDemoBody(await call(chat.sendChatMessage, body, `demo-${question.category}`));
  }
  await createDemoCommunity({ url, siteOrigin }, { call, password: demoSignIn.password, dogIds: ids });
  state.write(stateName, true);
}
