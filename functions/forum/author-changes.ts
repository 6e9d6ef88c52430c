import { update, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ForumComments } from '#functions/entities/forum-comments.ts';
import { ForumContents, ForumPosts } from '#functions/entities/forum-posts.ts';
import { Owners } from '#functions/entities/owners.ts';
import { type AuthorAttributes, buildAuthor, isSameAuthor } from '#functions/forum/author.ts';
import { readTarget, type Target } from '#functions/forum/target.ts';

/** How many posts and comments one event updates. Another event continues. */
const pageSize = 100;

/** How many rows are written at the same time. */
const rowsAtOnce = 25;

/** The post or comment was deleted. */
class Deleted extends Error {}

/**
 * Updates the author of everything that an owner has written, after the ID `after`. The owner is read again at the end, so
 * that of two concurrent changes the later one wins.
 */
export async function refreshAuthor(ownerId: string, after = ''): Promise<void> {
  const last = await retryOnConflict(async () => {
    const author = await readAuthor(ownerId);
    if (!author) return undefined;
    // The appended `!` excludes the ID itself.
    const { data: rows } = await ForumContents.query
      .ofOwner({ ownerId })
      .between({ id: after && `${after}!` }, { id: '~' })
      .go({ limit: pageSize, pages: 1, consistent: true });
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const part = rows.slice(start, start + rowsAtOnce);
      await Promise.all(part.map(({ id, postId }) => setAuthor(toTarget(id, postId), author)));
    }
    await requireSame(ownerId, author);
    return rows.length === pageSize ? rows.at(-1)?.id : undefined;
  });
  if (last !== undefined) await write(emitEvent('AuthorChanged', { ownerId, after: last }));
}

function toTarget(id: string, postId: string): Target {
  return id === postId ? { postId } : { postId, commentId: id };
}

/** Updates the author of one post or comment, in case their profile changed while it was written. */
export async function refreshContent(target: Target): Promise<void> {
  await retryOnConflict(async () => {
    const row = await readTarget(target);
    const author = row && (await readAuthor(row.ownerId));
    if (!row || !author || isSameAuthor(row, author)) return;
    await setAuthor(target, author);
    await requireSame(row.ownerId, author);
  });
}

async function readAuthor(ownerId: string): Promise<AuthorAttributes | undefined> {
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  return owner ? buildAuthor(owner) : undefined;
}

async function requireSame(ownerId: string, author: AuthorAttributes): Promise<void> {
  const current = await readAuthor(ownerId);
  if (current && !isSameAuthor(current, author)) throw new VersionConflict();
}

async function setAuthor({ postId, commentId }: Target, author: AuthorAttributes): Promise<void> {
  const { firstName, lastInitial, avatar, isLeader } = author;
  const given = { firstName, lastInitial, ...(avatar && { avatar }), ...(isLeader && { isLeader }) };
  const cleared = (['avatar', 'isLeader'] as const).filter((name) => !author[name]);
  const parameters =
    commentId === undefined
      ? ForumPosts.patch({ id: postId }).set(given).remove(cleared).params()
      : ForumComments.patch({ postId, id: commentId }).set(given).remove(cleared).params();
  try {
    await write(update(parameters, () => new Deleted()));
  } catch (error) {
    if (!(error instanceof Deleted)) throw error;
  }
}
