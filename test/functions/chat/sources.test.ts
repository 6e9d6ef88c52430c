import { expect, test } from 'vitest';
import { buildEmergencyMessage } from '#functions/chat/emergency-message.ts';
import { ChatMessage } from '#shared/contract/chat.ts';
import { describeAskedToxin } from '#shared/emergency/describe-toxin.ts';
import { sources } from '#shared/emergency/sources.ts';
import { toxins } from '#shared/emergency/toxins.ts';
import type { Article } from '#shared/guide/article.ts';
import { toSource } from '#shared/guide/article-links.ts';
import { articles } from '#shared/guide/articles.ts';

const userId = '01K000000000000000000000AA';

test('the sources of an emergency have the names of their publishers', () => {
  const question = { message: 'he collapsed and wont get up', category: 'health' } as const;
  const message = buildEmergencyMessage(question, undefined, { userId });
  expect(message.sources.length).toBeGreaterThan(0);
  expect(ChatMessage.parse(message).sources).toEqual(
    message.card?.sources.map(({ publisher, title, url }) => ({ publisher, title, url })),
  );
});

test('the pages about something that an owner asks to give have the names of their publishers', () => {
  for (const toxin of toxins) {
    const [, ...pages] = describeAskedToxin(toxin).sources;
    const publishers = toxin.sources.slice(0, 2).map((name) => sources[name].publisher);
    expect(pages.map(({ publisher }) => publisher)).toEqual(publishers);
  }
});

test('an article has the names of at most two publishers, each once', () => {
  const article = articles[0] as Article;
  const pages = ['Cornell University', 'Cornell University', 'PDSA', 'RSPCA'].map((publisher) => ({
    publisher,
    title: 'A page',
    url: 'https://example.com',
    readOn: '2026-11-23',
  }));
  expect(toSource({ ...article, sources: pages }).publisher).toBe('Cornell University, PDSA');
});
