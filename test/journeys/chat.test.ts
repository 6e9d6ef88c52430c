import { describe, expect, test } from 'vitest';
import { chat } from '#shared/contract/chat.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const path = '/api/chat/messages';

const known = { message: 'What should I tell my vet when I call?', category: 'general' } as const;
const unknown = { message: 'Who was the president of France in 1995?', category: 'general' } as const;
const emergency = { message: 'my dog collapsed and wont get up', category: 'general' } as const;

describe('a question', () => {
  test('is answered from the care guide, with its article and the name of the dog', async () => {
    const { browser, dog, user } = await create.ownerWithDog();
    const { message, quota } = await browser.ask(chat.sendChatMessage, { body: { ...known, dogId: dog.id } });
    expect(message).toMatchObject({
      ...known,
      userId: user.id,
      dogId: dog.id,
      source: 'guide',
      sources: [{ title: known.message, url: '/guide/what-to-tell-your-vet', publisher: expect.stringMatching(/\w/) }],
      actions: [{ kind: 'bookVisit', dogId: dog.id }],
    });
    expect(message.response).toContain('Rex');
    expect(message.response.split(/\s+/).length).toBeLessThan(165);
    expect(message).not.toHaveProperty('emergency');
    expect(quota).toMatchObject({ used: 1, limit: 200, per: 'day' });
    expect(await browser.ask(chat.listChatMessages)).toEqual([message]);
    expect(await browser.ask(chat.getQuestionQuota)).toEqual(quota);
  });

  test('about an amount of food is answered for the age and the weight of the dog', async () => {
    const { browser, dog } = await create.ownerWithDog();
    const body = { message: 'How much should I feed Rex?', category: 'nutrition', dogId: dog.id } as const;
    const { message } = await browser.ask(chat.sendChatMessage, { body });
    expect(message.sources[0]?.url).toBe('/guide/how-much-to-feed');
    expect(message.response).toMatch(/^At .+ and 24\.5 lbs, Rex needs about [\d,]+ calories of food energy a day/m);
    expect(message.response).toMatch(/^When to call your vet about Rex:\n- /m);
  });

  test('that the guide cannot answer gets a reply that says so, and does not count toward the quota', async () => {
    const { browser } = await create.owner();
    const { message, quota } = await browser.ask(chat.sendChatMessage, { body: unknown });
    expect(message).toMatchObject({ source: 'guide', sources: [{ title: 'Care guide', url: '/guide' }] });
    expect(message.response).toContain("couldn't find");
    expect(quota?.used).toBe(0);
    expect((await browser.ask(chat.getQuestionQuota)).used).toBe(0);
    expect(await browser.ask(chat.listChatMessages)).toEqual([message]);
  });
});

test('an emergency gets a card and does not count toward the quota', async () => {
  const { browser } = await create.ownerWithDog();
  const { message, quota } = await browser.ask(chat.sendChatMessage, { body: emergency });
  expect(message).toMatchObject({
    source: 'emergency',
    emergency: true,
    reasons: expect.arrayContaining(['collapse']),
    card: { urgency: 'now' },
  });
  expect(message.response).toContain('Call a vet now');
  expect(quota?.used).toBe(0);
  expect(await browser.ask(chat.listChatMessages)).toEqual([message]);
});

test('an emergency on an expired account is answered and stored', async () => {
  const owner = await create.ownerOn('expired');
  const { message, quota } = await owner.browser.ask(chat.sendChatMessage, { body: emergency });
  expect(message.emergency).toBe(true);
  expect(quota).toBeNull();
  expect((await owner.browser.post(path, known)).body).toMatchObject({ code: 'planRequired' });
  await create.tier(owner, 'free');
  expect(await owner.browser.ask(chat.listChatMessages)).toEqual([message]);
});

test('a seizure that has ended gets the card "See a vet today" and does not count toward the quota', async () => {
  const { browser } = await create.ownerWithDog();
  const body = {
    message: 'she had one seizure this morning, it lasted a minute and she is back to normal',
    category: 'health',
  } as const;
  const { message, quota } = await browser.ask(chat.sendChatMessage, { body });
  expect(message).toMatchObject({ source: 'emergency', reasons: ['seizure'], card: { title: 'See a vet today' } });
  expect(message).not.toHaveProperty('emergency');
  expect(quota?.used).toBe(0);
  expect(await browser.ask(chat.listChatMessages)).toEqual([message]);
});

test("an emergency of another animal or of another owner's dog is answered without the dog's name", async () => {
  const { dog } = await create.ownerWithDog();
  const { browser } = await create.ownerWithDog();
  const cat = await browser.ask(chat.sendChatMessage, {
    body: { message: 'my cat collapsed and is not breathing', category: 'health' },
  });
  expect(JSON.stringify(cat.message.card)).toContain('your cat');
  expect(JSON.stringify(cat.message.card)).not.toContain('Rex');
  const foreign = await browser.ask(chat.sendChatMessage, { body: { ...emergency, dogId: dog.id } });
  expect(foreign.message).toMatchObject({ emergency: true, dogId: null });
});

test('fifty concurrent questions use up exactly the quota', async () => {
  const { browser } = await create.ownerOn('free');
  const replies = await Promise.all(Array.from({ length: 50 }, () => browser.post(path, known)));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(47);
  expect((await browser.ask(chat.getQuestionQuota)).used).toBe(3);
  expect(await browser.ask(chat.listChatMessages)).toHaveLength(3);
});

test("questions about another owner's dog and a dog that never existed get the same error", async () => {
  const { dog } = await create.ownerWithDog();
  const { browser } = await create.owner();
  const foreign = await browser.post(path, { ...known, dogId: dog.id });
  const never = await browser.post(path, { ...known, dogId: dog.id.replace(/.$/, '0') });
  expect(foreign).toMatchObject({ status: 404, body: { code: 'dogNotFound' } });
  expect(foreign.text).toBe(never.text);
  expect((await browser.ask(chat.getQuestionQuota)).used).toBe(0);
});

test('the messages about a deleted dog are kept', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const { message } = await browser.ask(chat.sendChatMessage, { body: { ...known, dogId: dog.id } });
  await browser.ask(dogs.deleteDog, { params: { id: dog.id } });
  await app.settle();
  expect(await browser.ask(chat.listChatMessages)).toEqual([message]);
});

test("the dose of a named poison is judged by the weight of the chosen dog, or of the owner's lightest dog", async () => {
  const { browser, dog } = await create.ownerWithDog();
  await browser.ask(dogs.createDog, { body: { ...rex, name: 'Bo', weight: 180 } });
  const message = 'he ate 3 oz of baking chocolate';
  const ask = async (dogId?: string) =>
    (await browser.ask(chat.sendChatMessage, { body: { message, category: 'health', dogId } })).message.card;
  const [, big] = await browser.ask(dogs.listDogs);
  expect((await ask())?.why).toContain('severe poisoning at this weight');
  expect((await ask(dog.id))?.why).toContain('severe poisoning at this weight');
  expect((await ask(big?.id))?.why).not.toContain('severe');
});
