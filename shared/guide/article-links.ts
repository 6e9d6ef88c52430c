import type { ChatMessage } from '#shared/contract/chat.ts';
import type { Article } from '#shared/guide/article.ts';

/** Publishers that are named after an article. Its page lists all. */
const maxPublishers = 2;

/** Returns the title and path of an article, as the assistant links to it. */
export function toLink({ id, title }: Pick<Article, 'id' | 'title'>): { title: string; url: string } {
  return { title, url: `/guide/${id}` };
}

/** Returns an article as the source of an answer, with the publishers of the first pages that it follows. */
export function toSource(article: Article): ChatMessage['sources'][number] {
  const publishers = [...new Set(article.sources.map(({ publisher }) => publisher))].slice(0, maxPublishers);
  return { ...toLink(article), publisher: publishers.join(', ') };
}
