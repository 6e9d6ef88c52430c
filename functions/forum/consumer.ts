import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { refreshAuthor, refreshContent } from '#functions/forum/author-changes.ts';
import { removeCommentParts, removePostParts } from '#functions/forum/cascade.ts';
import { indexWords } from '#functions/forum/index-words.ts';
import { notifyOfComment, notifyOfLike } from '#functions/forum/notices.ts';
import { hideIfReported } from '#functions/forum/reports.ts';

export const forumEventHandlers: EventHandlers = {
  PostCreated: async ({ detail: { postId } }) => {
    await indexWords(postId, []);
    await refreshContent({ postId });
  },
  PostChanged: ({ detail: { postId, removedWords } }) => indexWords(postId, removedWords),
  PostDeleted: ({ detail: { postId, words } }) => removePostParts(postId, words),
  PostCommented: async (event) => {
    const { postId, commentId } = event.detail;
    await refreshContent({ postId, commentId });
    await notifyOfComment(event);
  },
  CommentDeleted: ({ detail: { commentId } }) => removeCommentParts(commentId),
  PostLiked: notifyOfLike,
  // Repeats what the request does after its transaction, in case the request was interrupted.
  ContentReported: ({ detail: { postId, commentId } }) => hideIfReported({ postId, commentId }),
  AuthorChanged: ({ detail: { ownerId, after } }) => refreshAuthor(ownerId, after),
  OwnerRenamed: ({ detail: { ownerId } }) => refreshAuthor(ownerId),
  OwnerPictureChanged: ({ detail: { ownerId } }) => refreshAuthor(ownerId),
};
