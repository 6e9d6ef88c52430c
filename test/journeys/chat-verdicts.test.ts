import { afterEach, describe, expect, test } from 'vitest';
import { appointments } from '#shared/contract/appointments.ts';
import { chat } from '#shared/contract/chat.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { limits, type Tier, tiers } from '#shared/plans.ts';
import { createFactories, type Owner, rex } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const path = '/api/chat/messages';
const minuteMs = 60_000;

/** A text of each verdict. The care guide answers all but `doubtfulWithoutAnswer`. */
const texts = {
  now: 'he collapsed and wont get up',
  today: 'she had one seizure this morning, it lasted a minute and she is back to normal',
  unsure: 'my dog is drooling a lot',
  none: 'What should I tell my vet when I call?',
};
const doubtfulWithoutAnswer = 'she is not herself';

afterEach(() => app.clock.reset());

function send({ browser }: Owner, message: string, more: { dogId?: string; notHappening?: boolean } = {}) {
  return browser.ask(chat.sendChatMessage, { body: { message, category: 'health', ...more } });
}

function post({ browser }: Owner, message: string, more: object = {}, key?: string) {
  return browser.post(path, { message, category: 'health', ...more }, key === undefined ? {} : { key });
}

/** Adds a dog and returns its ID. */
async function addDog({ browser }: Owner, name: string): Promise<string> {
  return (await browser.ask(dogs.createDog, { body: { ...rex, name } })).id;
}

/** An owner on the plan "free" whose quota is used up. */
async function ownerWithoutQuota(): Promise<Owner> {
  const owner = await create.ownerOn('free');
  for (let count = 0; count < limits.free.aiQuestions.count; count += 1) await send(owner, texts.none);
  return owner;
}

const open = tiers.filter((tier) => tier !== 'expired');

describe.each(open)('on the plan "%s",', (tier: Tier) => {
  test('only answers from the guide count toward the quota, and a possible emergency is marked as unsure', async () => {
    const owner = await create.ownerOn(tier);
    const now = await send(owner, texts.now);
    expect(now).toMatchObject({ message: { source: 'emergency', emergency: true, card: { urgency: 'now' } } });
    const today = await send(owner, texts.today);
    expect(today).toMatchObject({ message: { source: 'emergency', card: { urgency: 'today' } }, quota: { used: 0 } });
    expect(today.message).not.toHaveProperty('emergency');
    const unsure = await send(owner, texts.unsure);
    expect(unsure).toMatchObject({ message: { source: 'guide', unsure: true }, quota: { used: 1 } });
    expect(unsure.message).not.toHaveProperty('card');
    const none = await send(owner, texts.none);
    expect(none).toMatchObject({ message: { source: 'guide' }, quota: { used: 2 } });
    expect(none.message).not.toHaveProperty('unsure');
    const notNow = await send(owner, texts.now, { notHappening: true });
    expect(notNow).toMatchObject({ message: { source: 'guide' }, quota: { used: 3 } });
    expect(notNow.message).not.toHaveProperty('card');
    const messages = [notNow, none, unsure, today, now].map(({ message }) => message);
    expect(await owner.browser.ask(chat.listChatMessages)).toEqual(messages);
  });
});

test('an expired account gets emergency cards and answers about possible emergencies, and no other answers', async () => {
  const owner = await create.ownerOn('expired');
  expect(await send(owner, texts.now)).toMatchObject({ message: { card: { urgency: 'now' } }, quota: null });
  expect(await send(owner, texts.today)).toMatchObject({ message: { card: { urgency: 'today' } }, quota: null });
  const unsure = await send(owner, texts.unsure);
  expect(unsure).toMatchObject({ message: { source: 'guide', unsure: true }, quota: null });
  expect(unsure.message.sources[0]?.url).toMatch(/^\/guide\/.+/);
  expect((await send(owner, doubtfulWithoutAnswer)).message.response).toMatch(/^I can't tell from here how urgent/);
  for (const reply of [await post(owner, texts.none), await post(owner, texts.now, { notHappening: true })])
    expect(reply.body).toMatchObject({ code: 'planRequired' });
});

test('with a used-up quota, an owner gets emergency cards and answers about possible emergencies, and no other answers', async () => {
  const owner = await ownerWithoutQuota();
  const used = { used: 3, limit: 3 };
  expect(await send(owner, texts.now)).toMatchObject({ message: { card: { urgency: 'now' } }, quota: used });
  expect(await send(owner, texts.today)).toMatchObject({ message: { card: { urgency: 'today' } }, quota: used });
  expect(await send(owner, texts.unsure)).toMatchObject({ message: { source: 'guide', unsure: true }, quota: used });
  const unanswered = await send(owner, doubtfulWithoutAnswer);
  expect(unanswered).toMatchObject({
    message: { unsure: true, response: expect.stringMatching(/^I can't tell/) },
    quota: used,
  });
  expect((await post(owner, texts.none)).body).toMatchObject({ code: 'quotaUsed' });
  expect((await post(owner, texts.now, { notHappening: true })).body).toMatchObject({ code: 'quotaUsed' });
});

describe('an emergency that is not happening', () => {
  test('is answered like any other question, counts once, and ends the reminder', async () => {
    const owner = await create.ownerWithDog();
    await send(owner, texts.now);
    expect((await send(owner, texts.none)).message.reminder).toBe(true);
    const askAgain = () => post(owner, texts.now, { notHappening: true }, 'not-happening');
    const first = await askAgain();
    expect(first).toMatchObject({ status: 200, body: { message: { source: 'guide' }, quota: { used: 2 } } });
    expect(first.body).not.toHaveProperty('message.reminder');
    expect((await askAgain()).text).toBe(first.text);
    const after = await send(owner, texts.none);
    expect(after.message).not.toHaveProperty('reminder');
    expect(after.quota?.used).toBe(3);
    await send(owner, texts.now);
    expect((await send(owner, texts.none)).message.reminder).toBe(true);
  });

  test('ends the reminder for that dog only', async () => {
    const owner = await create.owner();
    const [one, two] = [await addDog(owner, 'Rex'), await addDog(owner, 'Bo')];
    await send(owner, texts.now, { dogId: one });
    await send(owner, texts.now, { dogId: two, notHappening: true });
    expect((await send(owner, texts.none, { dogId: one })).message.reminder).toBe(true);
  });
});

describe('the reminder of an emergency', () => {
  test('comes with every answer in the next hour, however many there are, and not afterward', async () => {
    const owner = await create.ownerWithDog();
    app.clock.freeze();
    const { message } = await send(owner, texts.now);
    const at = Date.parse(message.createdAt);
    for (const minutes of [1, 10, 20, 30, 59]) {
      app.clock.moveTo(new Date(at + minutes * minuteMs));
      expect((await send(owner, texts.none)).message.reminder).toBe(true);
    }
    expect((await send(owner, 'thanks')).message.reminder).toBe(true);
    app.clock.moveTo(new Date(at + 60 * minuteMs));
    expect((await send(owner, texts.none)).message).not.toHaveProperty('reminder');
  });

  test('does not follow a card that says to see a vet today', async () => {
    const owner = await create.ownerWithDog();
    await send(owner, texts.today);
    expect((await send(owner, texts.none)).message).not.toHaveProperty('reminder');
  });

  test('comes with answers about the same dog, or about no dog in particular', async () => {
    const owner = await create.owner();
    const [one, two] = [await addDog(owner, 'Rex'), await addDog(owner, 'Bo')];
    await send(owner, texts.now, { dogId: one });
    expect((await send(owner, texts.none, { dogId: two })).message).not.toHaveProperty('reminder');
    expect((await send(owner, texts.none, { dogId: one })).message.reminder).toBe(true);
    expect((await send(owner, texts.none)).message.reminder).toBe(true);
  });
});

describe('without the guide or the model,', () => {
  const dangerous = 'can I give him ibuprofen?';
  const nextVisit = 'when is the next vet visit?';

  test.each(['free-trial', 'free', 'basic', 'expired'] as const)(
    'an owner on the plan "%s" who asks whether to give something dangerous is told "No"',
    async (tier) => {
      const owner = await create.ownerOn(tier);
      const { message, quota } = await send(owner, dangerous);
      expect(message.response).toMatch(/^No\. Don't give your dog ibuprofen/);
      expect(message.response).not.toMatch(/\d ?mg/);
      expect(message.source).toBe('guide');
      expect(quota?.used ?? null).toBe(tier === 'expired' ? null : 0);
    },
  );

  test('an owner with a used-up quota is also told "No", with the name of the dog', async () => {
    const owner = await ownerWithoutQuota();
    await addDog(owner, 'Rex');
    const { message, quota } = await send(owner, dangerous);
    expect(message.response).toMatch(/^No\. Don't give Rex ibuprofen/);
    expect(quota?.used).toBe(3);
  });

  test.each([
    ['thanks', /^You're welcome!/],
    ['hello', /^Hello!/],
    ['you are the best', /^Happy to help/],
  ])('the answer to "%s" is small talk, and does not count toward the quota', async (text, answer) => {
    const owner = await ownerWithoutQuota();
    const { message, quota } = await send(owner, text);
    expect(message).toMatchObject({ source: 'small-talk', sources: [], actions: [] });
    expect(message.response).toMatch(answer);
    expect(quota?.used).toBe(3);
  });

  test('a question about the next visit is answered from the calendar, and does not count toward the quota', async () => {
    const owner = await create.ownerWithDog();
    const none = await send(owner, nextVisit);
    expect(none.message).toMatchObject({
      source: 'records',
      response: 'Rex has no visit in the calendar for the next 12 months.',
      sources: [{ title: 'Calendar', url: '/calendar' }],
      actions: [{ kind: 'bookVisit', dogId: owner.dog.id }],
    });
    const start = new Date(app.clock.now().getTime() + 3 * 24 * 60 * minuteMs).toISOString();
    const visit = { dogId: owner.dog.id, title: 'Booster shots', appointmentDate: start, duration: 30 };
    await owner.browser.ask(appointments.createAppointment, { body: visit });
    const { message, quota } = await send(owner, nextVisit);
    expect(message).toMatchObject({ source: 'records', actions: [] });
    expect(message.response).toMatch(/^Rex's next visit is "Booster shots" on \w+day, .+ at \d+:\d\d [AP]M\.$/);
    expect(quota?.used).toBe(0);
  });

  test('needs no plan', async () => {
    const owner = await create.ownerOn('expired');
    expect(await send(owner, 'thanks!')).toMatchObject({ message: { source: 'small-talk' }, quota: null });
    expect(await send(owner, nextVisit)).toMatchObject({
      message: { source: 'records', response: 'You have no visit in the calendar for the next 12 months.' },
      quota: null,
    });
  });

  test.each(['when should I take her to the vet?', 'when he was young he ate grass and the vet said it was fine'])(
    '"%s" is not treated as a question about the calendar',
    async (text) => expect((await send(await create.ownerWithDog(), text)).message.source).not.toBe('records'),
  );
});

test('an answer of the care guide suggests two more articles, and a reply without an answer suggests three', async () => {
  const owner = await create.owner();
  const answered = (await send(owner, texts.none)).message;
  expect(answered.suggestions).toHaveLength(2);
  expect(answered.suggestions?.map(({ url }) => url)).not.toContain(answered.sources[0]?.url);
  const unanswered = (await send(owner, 'Who was the president of France in 1995?')).message;
  expect(unanswered.suggestions).toHaveLength(3);
  for (const { url } of unanswered.suggestions ?? []) expect(url).toMatch(/^\/guide\/.+/);
});
