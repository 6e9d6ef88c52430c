import { useQueryClient } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { forum } from '#shared/contract/forum.ts';
import type { Comment, Post } from '#shared/contract/forum-fields.ts';
import { call } from '../../lib/call.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Avatar } from '../../ui/dog-art/avatar.tsx';
import { AuthorName, WrittenAt } from './author-line.tsx';
import { useForumActions } from './forum-actions.ts';
import { LikeButton } from './like-button.tsx';
import { CommentMenu } from './menus.tsx';
import { EmergencyNotice, HiddenNotice } from './notices.tsx';
import { changeComments } from './post-cache.ts';
import { PostText } from './post-text.tsx';
import { forumTexts } from './texts.ts';

/** A comment on a post. */
export function CommentItem({ comment, post }: { comment: Comment; post: Post }) {
  const queries = useQueryClient();
  const { mayPost } = useForumActions();
  const { id, postId, author, content } = comment;
  const isAnswer = post.answerCommentId === id;
  const params = { id: postId, commentId: id };
  return (
    <li className={classes('hw-forum-comment', isAnswer && 'hw-forum-comment--answer')}>
      <Avatar name={author.name} src={author.profileImageUrl} size="s" />
      <div className="hw-forum-said">
        <div className="hw-forum-who">
          <p className="hw-small">
            <AuthorName author={author} /> <WrittenAt {...comment} />
          </p>
          <CommentMenu comment={comment} post={post} />
        </div>
        {isAnswer ? (
          <p className="hw-forum-answer">
            <Icon of={CircleCheckBig} size="s" />
            Answer
          </p>
        ) : null}
        {comment.isModerated ? (
          <HiddenNotice postId={postId} commentId={id} reason={comment.moderationReason} isOwn={comment.isOwn} />
        ) : null}
        {comment.isEmergency ? <EmergencyNotice /> : null}
        <PostText id={id} text={content} what={`the comment by ${author.name}`} />
        <LikeButton
          id={`comment ${id}`}
          what={`the comment by ${author.name}`}
          liked={{ likes: comment.likes, isLiked: comment.isLiked }}
          isAllowed={mayPost === true}
          show={(likes) => changeComments(queries, postId, (each) => (each.id === id ? { ...each, ...likes } : each))}
          send={(wanted) => call(wanted ? forum.likeComment : forum.unlikeComment, { params })}
          failed={forumTexts.likeComment.failed}
        />
      </div>
    </li>
  );
}

/** A comment that is being sent. */
export function PendingComment({ content }: { content: string }) {
  const { firstName, lastName, profileImageUrl } = useUser();
  return (
    <li className="hw-forum-comment hw-forum-comment--pending">
      <Avatar name={`${firstName} ${lastName ?? ''}`} src={profileImageUrl} size="s" />
      <div className="hw-forum-said">
        <p className="hw-small">
          <b>You</b> <span className="hw-mute">Posting...</span>
        </p>
        <p dir="auto" className="hw-forum-text">
          {content}
        </p>
      </div>
    </li>
  );
}
