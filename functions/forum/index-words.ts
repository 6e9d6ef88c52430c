import { put, remove, type Write, write } from '#functions/core/data/table.ts';
import { ForumLists, ForumPosts } from '#functions/entities/forum-posts.ts';
import { wordList } from '#functions/forum/lists.ts';
import { listPostWords } from '#functions/forum/words.ts';

/** How many rows are written at the same time. */
const rowsAtOnce = 25;

/** The row is of a later version of the post, or there is none to delete. */
class Outdated extends Error {}

/**
 * Adds a post to the lists of its words, and removes it from those of words that a change has removed. Events may arrive
 * twice and in any order: each row has the version of the post, and an earlier version does not replace a later one.
 */
export async function indexWords(postId: string, removedWords: readonly string[]): Promise<void> {
  const { data: post } = await ForumPosts.get({ id: postId }).go({ consistent: true });
  if (!post) return;
  const { ownerId, version } = post;
  const words = listPostWords(post);
  const added = words.map((word) => {
    const row = ForumLists.put({ list: wordList(word), postId, ownerId, version });
    const newer = row.where(
      (stored, { lt, notExists }) => `${notExists(stored.version)} OR ${lt(stored.version, version)}`,
    );
    return put(newer.params(), () => new Outdated());
  });
  const removed = removedWords.filter((word) => !words.includes(word)).map((word) => removeWord(postId, word, version));
  await writeAll([...added, ...removed]);
}

/** Removes a deleted post from the lists of its words. */
export async function removeWords(postId: string, words: readonly string[]): Promise<void> {
  await writeAll(words.map((word) => removeWord(postId, word, Number.MAX_SAFE_INTEGER)));
}

function removeWord(postId: string, word: string, version: number): Write {
  const removed = ForumLists.delete({ list: wordList(word), postId })
    .where((stored, { lte }) => lte(stored.version, version))
    .params();
  return remove(removed, () => new Outdated());
}

async function writeAll(writes: readonly Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += rowsAtOnce) {
    await Promise.all(writes.slice(start, start + rowsAtOnce).map(writeUnlessOutdated));
  }
}

async function writeUnlessOutdated(each: Write): Promise<void> {
  try {
    await write(each);
  } catch (error) {
    if (!(error instanceof Outdated)) throw error;
  }
}
