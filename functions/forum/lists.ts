import { put, remove, type Write } from '#functions/core/data/table.ts';
import { ForumLists, type ForumPostRow } from '#functions/entities/forum-posts.ts';
import { listPostWords, listSearchWords } from '#functions/forum/words.ts';

/** What a reader looks for. An empty filter counts as a missing one. */
export interface Filters {
  category?: string | undefined;
  breed?: string | undefined;
  q?: string | undefined;
}

const everything = 'all';

/** Returns the name of the list of posts that have a word. */
export function wordList(word: string): string {
  return `word#${word}`;
}

/** Returns the lists that contain a visible post, except for those of words, which are written by event. */
export function listsOfPost({ category, breed }: Pick<ForumPostRow, 'category' | 'breed'>): string[] {
  return [everything, `category#${category}`, ...(breed ? [`breed#${breed}`] : [])];
}

/** Returns the lists that all posts of a search are in. */
export function listsOfSearch({ category, breed, q = '' }: Filters): string[] {
  const lists = [
    ...listSearchWords(q).map(wordList),
    ...(breed ? [`breed#${breed}`] : []),
    ...(category ? [`category#${category}`] : []),
  ];
  return lists.length > 0 ? lists : [everything];
}

/** Whether a post is what a reader looks for. */
export function matches(post: ForumPostRow, { category, breed, q = '' }: Filters): boolean {
  if ((category && post.category !== category) || (breed && post.breed !== breed)) return false;
  const words = listSearchWords(q);
  if (words.length === 0) return true;
  const own = new Set(listPostWords(post));
  return words.every((word) => own.has(word));
}

type Listed = Pick<ForumPostRow, 'id' | 'ownerId' | 'category' | 'breed'>;

/** Returns the writes that add a post to its lists. */
export function addToLists(post: Listed): Write[] {
  const { id: postId, ownerId } = post;
  return listsOfPost(post).map((list) => put(ForumLists.put({ list, postId, ownerId }).params()));
}

/** Returns the writes that remove a post from its lists. */
export function removeFromLists(post: Listed): Write[] {
  return listsOfPost(post).map((list) => remove(ForumLists.delete({ list, postId: post.id }).params()));
}

/** Returns the writes that move a visible post to other lists. */
export function moveLists(before: Listed, after: Listed): Write[] {
  const [old, current] = [listsOfPost(before), listsOfPost(after)];
  const { id: postId, ownerId } = after;
  return [
    ...old
      .filter((list) => !current.includes(list))
      .map((list) => remove(ForumLists.delete({ list, postId }).params())),
    ...current
      .filter((list) => !old.includes(list))
      .map((list) => put(ForumLists.put({ list, postId, ownerId }).params())),
  ];
}
