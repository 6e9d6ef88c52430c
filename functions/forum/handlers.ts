import { transact } from '#functions/core/data/table.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { openCursor, readPage, sendCursor } from '#functions/core/http/page.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { consumeByOwner, rateLimit } from '#functions/core/limits/rate-limit.ts';
import type { ForumCommentRow } from '#functions/entities/forum-comments.ts';
import { ForumComments } from '#functions/entities/forum-comments.ts';
import type { ForumPostRow } from '#functions/entities/forum-posts.ts';
import { blockOwner, listBlocks, readBlockedIds, unblockOwner } from '#functions/forum/blocks.ts';
import { chooseAnswer } from '#functions/forum/choose-answer.ts';
import { findPost } from '#functions/forum/find-post.ts';
import { setLike } from '#functions/forum/likes.ts';
import { countNewPosts, type FeedPosition, findPosts } from '#functions/forum/list-posts.ts';
import { presentComments, presentPosts } from '#functions/forum/present.ts';
import { removeComment } from '#functions/forum/remove-comment.ts';
import { removePost } from '#functions/forum/remove-post.ts';
import { reportContent } from '#functions/forum/reports.ts';
import { addComment, changeComment } from '#functions/forum/save-comment.ts';
import { addPost, changePost } from '#functions/forum/save-post.ts';
import { isVisible, type Target, toViewer, type Viewer } from '#functions/forum/target.ts';
import { forum } from '#shared/contract/forum.ts';
import type { Comment, Likes, Post } from '#shared/contract/forum-fields.ts';

/** Limits the searches of one owner, because a search reads up to 100 posts that it does not return. */
const searchLimit = rateLimit('forumSearch', { burst: 60, seconds: 1 });

/** Limits the posts of one owner: 30 at once, then one every two minutes. */
const postLimit = rateLimit('forumPost', {
  burst: 30,
  seconds: 120,
  message: "You've posted a lot in a short time. Please wait a moment and try again.",
});

/** Limits the comments of one owner: 100 at once, then four a minute. */
const commentLimit = rateLimit('forumComment', {
  burst: 100,
  seconds: 15,
  message: "You've commented a lot in a short time. Please wait a moment and try again.",
});

/** Limits the likes of one owner. Nobody likes that often, but a script could keep the table busy. */
const likeLimit = rateLimit('forumLike', { burst: 1500, seconds: 1 });

/** Limits the reports of one owner: 30 at once, then one every two minutes. A moderator looks at each. */
const reportLimit = rateLimit('forumReport', {
  burst: 30,
  seconds: 120,
  message: "You've reported a lot in a short time. Please wait until our moderators have looked at it.",
});

async function presentPost(row: ForumPostRow, viewer: Viewer): Promise<Post> {
  const [post] = await presentPosts([row], viewer);
  return post as Post;
}

async function presentComment(row: ForumCommentRow, post: ForumPostRow, viewer: Viewer): Promise<Comment> {
  const [comment] = await presentComments([row], viewer, post.answerCommentId);
  return comment as Comment;
}

async function like(caller: Caller, target: Target, isLiked: boolean): Promise<Likes> {
  await consumeByOwner(likeLimit, caller.id);
  return setLike(toViewer(caller), target, isLiked);
}

async function report(caller: Caller, target: Target, reason: string): Promise<void> {
  await consumeByOwner(reportLimit, caller.id);
  await reportContent(toViewer(caller), target, reason);
}

/** Returns the comment that path parameters name. */
function toTarget({ id, commentId }: { id: string; commentId: string }) {
  return { postId: id, commentId };
}

export const forumHandlers = defineHandlers(forum, {
  listPosts: async (input) => {
    if (input.query.q) await consumeByOwner(searchLimit, input.caller.id);
    const viewer = toViewer(input.caller);
    const cursor = openCursor(input);
    const position = cursor === undefined ? undefined : (JSON.parse(cursor) as FeedPosition);
    const { posts, next } = await findPosts(viewer, input.query, position);
    if (next) sendCursor(input, JSON.stringify(next));
    return presentPosts(posts, viewer);
  },

  countNewPosts: async ({ query: { since, ...filters }, caller }) => {
    return { count: await countNewPosts(toViewer(caller), filters, since) };
  },

  getPost: async ({ params, caller }) => {
    const viewer = toViewer(caller);
    return presentPost(await findPost(viewer, params.id), viewer);
  },

  createPost: async ({ body, caller, idempotency }) => {
    await consumeByOwner(postLimit, caller.id);
    const { post, writes } = await addPost(caller, body);
    await transact([...saveIdempotentResponse(idempotency, post), ...writes]);
    return post;
  },

  updatePost: async ({ params, body, caller }) => {
    const viewer = toViewer(caller);
    return presentPost(await changePost(viewer, params.id, body), viewer);
  },

  deletePost: ({ params, caller }) => removePost(toViewer(caller), params.id),

  likePost: ({ params, caller }) => like(caller, { postId: params.id }, true),

  unlikePost: ({ params, caller }) => like(caller, { postId: params.id }, false),

  reportPost: ({ params, body, caller }) => report(caller, { postId: params.id }, body.reason),

  chooseAnswer: async ({ params, body, caller }) => {
    const viewer = toViewer(caller);
    return presentPost(await chooseAnswer(viewer, params.id, body.commentId), viewer);
  },

  listComments: async (input) => {
    const viewer = toViewer(input.caller);
    const postId = input.params.id;
    const [post, blocked, rows] = await Promise.all([
      findPost(viewer, postId),
      readBlockedIds(viewer.id),
      readPage(input, ForumComments.query.byKey({ postId })),
    ]);
    const visible = rows.filter((row) => isVisible(row, viewer) && !blocked.has(row.ownerId));
    return presentComments(visible, viewer, post.answerCommentId);
  },

  createComment: async ({ params, body, caller, idempotency }) => {
    await consumeByOwner(commentLimit, caller.id);
    return addComment(caller, params.id, body.content, (comment) => saveIdempotentResponse(idempotency, comment));
  },

  updateComment: async ({ params, body, caller }) => {
    const viewer = toViewer(caller);
    const { post, comment } = await changeComment(viewer, toTarget(params), body);
    return presentComment(comment, post, viewer);
  },

  deleteComment: ({ params, caller }) => removeComment(toViewer(caller), toTarget(params)),

  likeComment: ({ params, caller }) => like(caller, toTarget(params), true),

  unlikeComment: ({ params, caller }) => like(caller, toTarget(params), false),

  reportComment: ({ params, body, caller }) => report(caller, toTarget(params), body.reason),

  listBlocks: ({ caller }) => listBlocks(caller.id),

  blockOwner: ({ body, caller }) => blockOwner(caller.id, body.ownerId),

  unblockOwner: ({ params, caller }) => unblockOwner(caller.id, params.ownerId),
});
