import { expect, test } from 'vitest';
import type { ChatQuestion } from '#shared/contract/chat.ts';
import { maple } from '#test/support/factories.ts';
import { answerOffline } from '../../../../frontend/src/features/chat/offline-answer.ts';

const question = (message: string): ChatQuestion => ({ message, category: 'general', dogId: null });

test('a question that the guide answers gets its article about the dog, with other articles', () => {
  const { response, sources, suggestions } = answerOffline(question("How do I brush Maple's teeth?"), maple);
  expect(response).toContain('Maple');
  expect(sources).toHaveLength(1);
  expect(sources[0]?.url).toMatch(/^\/guide\/.*teeth/);
  expect(suggestions).toHaveLength(2);
});

test('an owner who asks to give something dangerous gets a no', () => {
  const { response } = answerOffline(question('can i give her ibuprofen'), maple);
  expect(response).toMatch(/^No\. Don't give Maple ibuprofen/);
});

test('a question without an answer gets the nearest articles, and no invented one', () => {
  const { response, sources } = answerOffline(question('what is the capital of portugal'), undefined);
  expect(response).toMatch(/^I couldn't find an answer in the care guide on this device/);
  expect(sources).toEqual([{ title: 'Care guide', url: '/guide' }]);
});
