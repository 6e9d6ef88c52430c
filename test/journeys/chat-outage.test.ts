import { afterEach, describe, expect, test } from 'vitest';
import { chat } from '#shared/contract/chat.ts';
import { createFactories } from '#test/support/factories.ts';
import { type Fault, startFaultyTable } from '#test/support/faulty-table.ts';
import { startTestApp } from '#test/support/test-app.ts';

const table = await startFaultyTable();
/** Bedrock is down, too: nothing listens at this URL. */
const assistant = {
  ASSISTANT_MODEL_ID: 'example.model-v1:0',
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'http://127.0.0.1:9',
  AWS_CLIENT_TIMEOUT_FACTOR: '0.3',
};
const app = await startTestApp({}, { dynamoDbUrl: table.url, assistant });
const create = createFactories(app);
const path = '/api/chat/messages';
const emergency = { message: 'Rex collapsed, his gums are white', category: 'health' } as const;
const question = { message: 'What should I tell my vet when I call?', category: 'health' } as const;

afterEach(() => table.fail('none'));

const faults: Fault[] = ['throttlesWrites', 'isDown', 'hangs'];

describe.each(faults)('when the table has the fault "%s",', (fault) => {
  test.each(['free-trial', 'expired'] as const)('an emergency on the plan %s is answered', async (tier) => {
    const owner = await create.ownerWithDog();
    await create.tier(owner, tier);
    table.fail(fault);
    const { message } = await owner.browser.ask(chat.sendChatMessage, { body: emergency });
    expect(message).toMatchObject({
      userId: owner.user.id,
      source: 'emergency',
      emergency: true,
      card: { title: 'Call a vet now' },
    });
  });

  test('a question about something else is not answered, and does not count toward the quota', async () => {
    const owner = await create.ownerWithDog();
    table.fail(fault);
    expect(await owner.browser.post(path, question)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    table.fail('none');
    expect((await owner.browser.ask(chat.getQuestionQuota)).used).toBe(0);
  });
});

test('when only writes fail, the card of an emergency names the dog', async () => {
  const { browser } = await create.ownerWithDog();
  table.fail('throttlesWrites');
  const { message, quota } = await browser.ask(chat.sendChatMessage, { body: emergency });
  expect(message.response).toContain('Rex');
  expect(quota?.used).toBe(0);
});

test('when nothing can be read, the card of an emergency contains no data of the owner', async () => {
  const { browser, dog } = await create.ownerWithDog();
  table.fail('isDown');
  const { message, quota } = await browser.ask(chat.sendChatMessage, { body: emergency });
  expect(message.dogId).toBeNull();
  expect(JSON.stringify(message)).not.toContain(dog.id);
  expect(quota).toBeNull();
});

test('when nothing can be read, a request without a cookie still gets a 401', async () => {
  table.fail('isDown');
  expect((await app.visitor().post(path, emergency)).status).toBe(401);
});

test('when nothing can be read, requests for the messages and the quota get a 503', async () => {
  const { browser } = await create.ownerWithDog();
  table.fail('isDown');
  expect((await browser.get(path)).status).toBe(503);
  expect((await browser.get('/api/chat/quota')).status).toBe(503);
});

test('when Bedrock is down, the care guide answers', async () => {
  const { browser } = await create.ownerWithDog();
  const { message } = await browser.ask(chat.sendChatMessage, { body: question });
  expect(message.source).toBe('guide');
});
