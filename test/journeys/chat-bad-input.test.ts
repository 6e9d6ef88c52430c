import { describe, expect, test } from 'vitest';
import { chat } from '#shared/contract/chat.ts';
import { createFactories } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const path = '/api/chat/messages';
const { browser } = await create.owner();

describe('a chat request', () => {
  test.each([
    ['no fields', {}, 'message'],
    ['an empty message', { message: '', category: 'general' }, 'message'],
    ['only spaces', { message: ' \n ', category: 'general' }, 'message'],
    ['2,001 characters', { message: 'a'.repeat(2001), category: 'general' }, 'message'],
    ['a NUL character', { message: 'a\u0000b', category: 'general' }, 'message'],
    ['a lone surrogate', '{"message":"a\\ud800","category":"general"}', 'message'],
    ['a number as its text', { message: 7, category: 'general' }, 'message'],
    ['an unknown category', { message: 'Hello', category: 'money' }, 'category'],
    ['a path as the dog', { message: 'Hello', category: 'general', dogId: '../x' }, 'dogId'],
    ['an unknown field', { message: 'Hello', category: 'general', tier: 'advanced' }, 'tier'],
  ])('with %s gets a 400', async (_case, body, field) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await browser.send('POST', path, body, { headers });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(Object.keys((reply.body as { fields: object }).fields)).toContain(field);
  });

  test('is not stored, and does not count toward the quota, if it is rejected', async () => {
    expect(await browser.ask(chat.listChatMessages)).toEqual([]);
    expect((await browser.ask(chat.getQuestionQuota)).used).toBe(0);
  });
});

test('a message can have 2,000 emoji', async () => {
  const message = '\u{1F436}'.repeat(2000);
  const sent = await browser.ask(chat.sendChatMessage, { body: { message, category: 'general' } });
  expect(sent.message.message).toBe(message);
});

test('a script in a message is plain text', async () => {
  const message = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
  const sent = await browser.ask(chat.sendChatMessage, { body: { message, category: 'general' } });
  expect(sent.message.message).toBe(message);
  const [stored] = await browser.ask(chat.listChatMessages);
  expect(stored).toEqual(sent.message);
  expect(stored?.response).not.toContain('<');
});

test('pages of messages are newest first, and a cursor works only for its owner', async () => {
  const owner = await create.owner();
  const sent: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const body = { message: `Question ${count}?`, category: 'general' } as const;
    sent.unshift((await owner.browser.ask(chat.sendChatMessage, { body })).message.id);
  }
  const listed: string[] = [];
  let cursor = '';
  do {
    const reply = await owner.browser.get(`${path}?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    listed.push(...(reply.body as { id: string }[]).map(({ id }) => id));
    const next = String(reply.headers['x-next-cursor'] ?? '');
    if (next) {
      const foreign = await browser.get(`${path}?limit=2&cursor=${encodeURIComponent(next)}`);
      expect(foreign).toMatchObject({ status: 400, body: { code: 'cursorInvalid' } });
    }
    cursor = next;
  } while (cursor);
  expect(listed).toEqual(sent);
});
