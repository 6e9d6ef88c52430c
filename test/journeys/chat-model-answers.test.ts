import { expect, test } from 'vitest';
import { chat } from '#shared/contract/chat.ts';
import { behaviors, startBedrock } from '#test/support/bedrock.ts';
import { createFactories } from '#test/support/factories.ts';
import { readModelAnswers } from '#test/support/model-answers.ts';
import { sample } from '#test/support/sample.ts';
import { startTestApp } from '#test/support/test-app.ts';

const bedrock = await startBedrock();
const assistant = { ASSISTANT_MODEL_ID: 'us.example.model-v1:0', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url };
const app = await startTestApp({}, { assistant });
const create = createFactories(app);

// `model-answers.test.ts` of the Lambda reads every answer. Over HTTP, a sample shows that the Lambda applies the rules.
test.each(sample(readModelAnswers(), 10))(
  'an answer to "$question" is: $expected',
  async ({ question, expected, input }) => {
    const { browser } = await create.ownerWithDog();
    bedrock.behave(behaviors.answers(input));
    const before = app.printed().length;
    const body = { message: question, category: 'general' } as const;
    const { source, sources } = (await browser.ask(chat.sendChatMessage, { body })).message;
    const [, problem] = /"problem":"(\w+)"/.exec(app.printed().slice(before)) ?? [];
    if (expected === 'shown') {
      expect(source).toBe('model');
      expect(sources.map(({ url }) => url).toSorted()).toEqual(input.articleIds.map((id) => `/guide/${id}`).toSorted());
      return;
    }
    expect(source).toBe('guide');
    expect(problem).toBe(expected === 'unanswerable' ? undefined : expected);
  },
);
