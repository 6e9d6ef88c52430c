import { expect, test } from 'vitest';
import { chat } from '#shared/contract/chat.ts';
import { behaviors, goodInput, startBedrock } from '#test/support/bedrock.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const bedrock = await startBedrock();
const assistant = { ASSISTANT_MODEL_ID: 'us.example.model-v1:0', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url };
const app = await startTestApp({}, { assistant });
const create = createFactories(app);

/** A question that the care guide can answer, too. */
const question = { message: 'What should I tell my vet when I call?', category: 'health' } as const;

function send({ browser }: Owner) {
  return browser.ask(chat.sendChatMessage, { body: question });
}

test.each([
  ['model', behaviors.answers()],
  ['unanswerable', behaviors.answers({ ...goodInput, unanswerable: true })],
  ['failed', behaviors.throttles()],
  ['failed', behaviors.refuses()],
  ['unusable', behaviors.answersInText()],
])('the log has the outcome "%s", which the alarms count', async (outcome, behavior) => {
  const owner = await create.ownerWithDog();
  const before = app.printed().length;
  bedrock.behave(behavior);
  await send(owner);
  const [, logged] = /"a question was answered","outcome":"(\w+)"/.exec(app.printed().slice(before)) ?? [];
  expect(logged).toBe(outcome);
});

test('the care guide answers when the model does not finish in time', async () => {
  const impatient = await startTestApp({}, { assistant: { ...assistant, ASSISTANT_TIMEOUT_MS: '1500' } });
  const owner = await createFactories(impatient).ownerWithDog();
  for (const behavior of [behaviors.neverAnswers(), behaviors.dribbles()]) {
    bedrock.behave(behavior);
    const { message } = await send(owner);
    expect(message).toMatchObject({ source: 'guide', sources: [{ url: '/guide/what-to-tell-your-vet' }] });
    expect(bedrock.requests.length).toBeLessThanOrEqual(1);
  }
  expect((await owner.browser.ask(chat.getQuestionQuota)).used).toBe(2);
  expect(impatient.printed()).toContain('"a question was answered","outcome":"timeout"');
});

test("the care guide answers when the model's daily budget is used up, until the next UTC day", async () => {
  const limited = await startTestApp({}, { assistant: { ...assistant, ASSISTANT_DAILY_TOKENS: '12000' } });
  const owner = await createFactories(limited).ownerWithDog();
  bedrock.behave(behaviors.answers(goodInput, 5000));
  const sources: string[] = [];
  for (let count = 0; count < 4; count += 1) sources.push((await send(owner)).message.source);
  expect(sources[0]).toBe('model');
  expect(sources.slice(-2)).toEqual(['guide', 'guide']);
  expect(limited.printed()).toContain('"a question was answered","outcome":"budget"');
  const calls = bedrock.requests.length;
  expect(calls).toBe(sources.filter((source) => source === 'model').length);
  const dayMs = 24 * 3600 * 1000;
  limited.clock.moveTo(new Date((Math.floor(limited.clock.now().getTime() / dayMs) + 1) * dayMs));
  expect((await send(owner)).message.source).toBe('model');
});
