import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { put, transact, update, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { requireDog } from '#functions/dogs/require-dog.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { ForumContents, type ForumPostRow, ForumPosts } from '#functions/entities/forum-posts.ts';
import { buildAuthor } from '#functions/forum/author.ts';
import { findOwnPost } from '#functions/forum/find-post.ts';
import { addToLists, moveLists } from '#functions/forum/lists.ts';
import { type PostParts, readParts, toPhotoHolder } from '#functions/forum/post-parts.ts';
import { toPost } from '#functions/forum/present.ts';
import { toViewer, type Viewer } from '#functions/forum/target.ts';
import { listPostWords } from '#functions/forum/words.ts';
import { attachPhoto, replacePhoto } from '#functions/photos/photo-attachments.ts';
import type { Post, PostChange, PostForm } from '#shared/contract/forum-fields.ts';

/**
 * Returns a new post and the writes that store it.
 * @throws ApiError `dogNotFound`, or `invalid` for a photo of another owner
 */
export async function addPost(caller: Caller, form: PostForm): Promise<{ post: Post; writes: Write[] }> {
  const { id: ownerId } = caller;
  const at = now();
  const id = ulid(at.getTime());
  const { parts, dog } = await readParts(ownerId, form);
  const row: ForumPostRow = {
    id,
    ownerId,
    ...buildAuthor(getCallerRows(caller).owner),
    ...parts,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    version: 1,
    likes: 0,
    comments: 0,
  };
  const writes = [
    put(ForumPosts.create(row).params()),
    put(ForumContents.create({ ownerId, id, postId: id }).params()),
    ...addToLists(row),
    ...attachPhoto(toPhotoHolder(ownerId, id), row.imageUrl),
    ...(row.dogId ? [requireDog(ownerId, row.dogId)] : []),
    emitEvent('PostCreated', { ownerId, postId: id }),
  ];
  const marks = { isLiked: false, counts: { likes: 0, comments: 0 }, dog };
  return { post: toPost(row, toViewer(caller), marks), writes };
}

const optionalParts = ['imageUrl', 'imageWidth', 'imageHeight', 'imageAlt', 'dogId', 'breed'] as const;

/**
 * Replaces a post.
 * @returns the row after the change
 * @throws ApiError `postNotFound`, `notAuthor`, `dogNotFound`, `staleVersion` if `form.updatedAt` is not the time of the
 *   latest change, or `invalid`
 */
export async function changePost(viewer: Viewer, id: string, form: PostChange): Promise<ForumPostRow> {
  return retryOnConflict(async () => {
    const before = await findOwnPost(viewer, id);
    if (form.updatedAt && form.updatedAt !== before.updatedAt) throw new ApiError('staleVersion');
    const { parts } = await readParts(viewer.id, form);
    return replacePost(before, parts);
  });
}

/** Replaces the attributes that a form gives to a post. Counters may change at the same time, so others stay as they are. */
async function replacePost(before: ForumPostRow, parts: PostParts): Promise<ForumPostRow> {
  const { id, ownerId } = before;
  const cleared = optionalParts.filter((name) => parts[name] === undefined);
  const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
  const changed = { ...given, updatedAt: now().toISOString(), version: before.version + 1 };
  const replaced = ForumPosts.patch({ id })
    .set(changed)
    .remove(cleared)
    .where(({ version }, { eq }) => eq(version, before.version))
    .params();
  const after: ForumPostRow = { ...before, ...parts, ...changed };
  const words = new Set(listPostWords(after));
  await transact([
    update(replaced, () => new VersionConflict()),
    ...(before.hiddenReason ? [] : moveLists(before, after)),
    ...replacePhoto(toPhotoHolder(ownerId, id), before.imageUrl, after.imageUrl),
    ...(after.dogId && after.dogId !== before.dogId ? [requireDog(ownerId, after.dogId)] : []),
    emitEvent('PostChanged', {
      ownerId,
      postId: id,
      removedWords: listPostWords(before).filter((word) => !words.has(word)),
    }),
  ]);
  return after;
}
