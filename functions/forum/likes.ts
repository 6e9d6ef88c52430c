import { now } from '#functions/core/clock.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { chooseShard, put, remove, type Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ForumLikes } from '#functions/entities/forum-likes.ts';
import { changeCounts, notFound, readCounts } from '#functions/forum/counts.ts';
import {
  type ContentRow,
  isVisible,
  readTarget,
  type Target,
  targetId,
  targetKeys,
  type Viewer,
} from '#functions/forum/target.ts';
import type { Likes } from '#shared/contract/forum-fields.ts';

/** How many partitions of the index list the likes of one post or comment. */
export const likeShards = 4;

/** A concurrent or earlier call of the same owner has made the change. */
class NothingToChange extends Error {}

/**
 * Likes a post or comment, or removes the like. An owner has at most one like, however often and concurrently the call is
 * repeated.
 * @throws ApiError `postNotFound` or `commentNotFound`
 */
export async function setLike(viewer: Viewer, target: Target, isLiked: boolean): Promise<Likes> {
  const key = { ownerId: viewer.id, targetId: targetId(target) };
  const { post, comment, like } = await batchGet({ ...targetKeys(target), like: rowKey(ForumLikes, key) });
  if (!post || !isVisible(post, viewer)) throw notFound({ postId: target.postId });
  const row = target.commentId === undefined ? post : comment;
  if (!row || !isVisible(row, viewer)) throw notFound(target);
  if (!!like === isLiked) return { likes: (await readCounts(row)).likes, isLiked };
  await changeLike(target, row, key, isLiked);
  const after = await readTarget(target);
  if (!after) throw notFound(target);
  return { likes: (await readCounts(after)).likes, isLiked };
}

type LikeKey = { ownerId: string; targetId: string };

async function changeLike(target: Target, row: ContentRow, key: LikeKey, isLiked: boolean): Promise<void> {
  try {
    await changeCounts(target, row, {
      change: { likes: isLiked ? 1 : -1 },
      writes: isLiked ? addLike(target, key) : [removeLike(key)],
      isDone: async () => {
        const { data } = await ForumLikes.get(key).go({ consistent: true });
        return !!data === isLiked;
      },
    });
  } catch (error) {
    if (!(error instanceof NothingToChange)) throw error;
  }
}

function addLike(target: Target, key: LikeKey): Write[] {
  const { postId, commentId } = target;
  const shard = chooseShard(key.ownerId, likeShards);
  const added = ForumLikes.create({ ...key, postId, shard, createdAt: now().toISOString() }).params();
  return [
    put(added, () => new NothingToChange()),
    emitEvent('PostLiked', { ownerId: key.ownerId, postId, ...(commentId !== undefined && { commentId }) }),
  ];
}

function removeLike(key: LikeKey): Write {
  const removed = ForumLikes.delete(key)
    .where((like, { exists }) => exists(like.targetId))
    .params();
  return remove(removed, () => new NothingToChange());
}
