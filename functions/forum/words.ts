import { splitWords } from '#functions/core/words.ts';
import type { ForumPostRow } from '#functions/entities/forum-posts.ts';
import { stem } from '#shared/text/stem.ts';

/** The maximum number of words of a post, and of a search. Each word of a post is a row. */
const maxWords = { post: 200, search: 6 };

function listStems(text: string, max: number): string[] {
  return [...new Set(splitWords(text, max).map(stem))];
}

/** Returns the words by which a search finds a post, as stems, so that "walks" finds "walking". */
export function listPostWords({ title, content }: Pick<ForumPostRow, 'title' | 'content'>): string[] {
  return listStems(`${title} ${content}`, maxWords.post);
}

/** Returns the words of a search, as stems. */
export function listSearchWords(text: string): string[] {
  return listStems(text, maxWords.search);
}
