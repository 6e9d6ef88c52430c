import { useQueryClient } from '@tanstack/react-query';
import { CircleCheckBig, MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { forum } from '#shared/contract/forum.ts';
import type { Post } from '#shared/contract/forum-fields.ts';
import { forumCategoryLabels } from '#shared/forum.ts';
import { linkToPost } from '../../domain/forum/paths.ts';
import { call } from '../../lib/call.ts';
import { useEntryState } from '../../platform/use-entry-state.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Avatar } from '../../ui/dog-art/avatar.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { AuthorName, DogLine, WrittenAt } from './author-line.tsx';
import { CommentThread } from './comment-thread.tsx';
import { useForumActions } from './forum-actions.ts';
import { LikeButton } from './like-button.tsx';
import { PostMenu } from './menus.tsx';
import { EmergencyNotice, HiddenNotice } from './notices.tsx';
import { changePost } from './post-cache.ts';
import { PostPhoto, type SizedPhoto } from './post-photo.tsx';
import { PostText } from './post-text.tsx';
import { count, forumTexts } from './texts.ts';
import { useComments } from './use-comments.ts';

function toPhoto({ imageUrl, imageWidth, imageHeight, imageAlt }: Post): SizedPhoto | undefined {
  if (!imageUrl || !imageWidth || !imageHeight) return undefined;
  return { url: imageUrl, width: imageWidth, height: imageHeight, alt: imageAlt ?? '' };
}

function PostHead({ post }: { post: Post }) {
  return (
    <div className="hw-forum-head">
      <Avatar name={post.author.name} src={post.author.profileImageUrl} />
      <div className="hw-forum-by">
        <p>
          <AuthorName author={post.author} />
        </p>
        <p>
          <WrittenAt {...post} />
        </p>
      </div>
      <Badge tone="pine">{forumCategoryLabels[post.category]}</Badge>
      <PostMenu post={post} />
    </div>
  );
}

/** The state of a navigation from the feed to the page of one of its posts. */
export const fromFeed = { isFromFeed: true };

type PostCardProps = {
  post: Post;
  /** Whether this is the page of the post: its title is the screen's heading, and its comments are open. */
  isPage?: boolean;
};

/** A post with its photo, likes and comments. */
export function PostCard({ post, isPage = false }: PostCardProps) {
  const queries = useQueryClient();
  const { mayPost } = useForumActions();
  const titleId = useId();
  const threadId = useId();
  const { id, title, author, dog } = post;
  const [isOpen, setIsOpen] = useEntryState(`comments ${id}`, isPage);
  const thread = useComments(id, isOpen);
  const photo = toPhoto(post);
  const comments = Math.max(0, post.commentCount - thread.heldCount);
  const Title = isPage ? 'h1' : 'h2';
  return (
    <article className="hw-card hw-card--flush hw-forum-post" aria-labelledby={titleId} data-post={id}>
      <div className="hw-forum-body">
        <PostHead post={post} />
        {post.isModerated ? <HiddenNotice postId={post.id} reason={post.moderationReason} isOwn={post.isOwn} /> : null}
        {post.isEmergency ? <EmergencyNotice /> : null}
        <Title id={titleId} dir="auto" className="hw-forum-title" tabIndex={isPage ? -1 : undefined}>
          {isPage ? (
            title
          ) : (
            <Link to={linkToPost(id)} state={fromFeed}>
              {title}
            </Link>
          )}
        </Title>
        {dog ? <DogLine dog={dog} /> : null}
        <PostText id={id} text={post.content} what={`the post ${title}`} isWhole={isPage} />
        {photo ? <PostPhoto photo={photo} by={author.name} /> : null}
        <div className="hw-forum-acts">
          <LikeButton
            id={`post ${id}`}
            what={`the post ${title}`}
            liked={{ likes: post.likes, isLiked: post.isLiked }}
            isAllowed={mayPost === true}
            show={({ likes, isLiked }) => changePost(queries, id, (each) => ({ ...each, likes, isLiked }))}
            send={(wanted) => call(wanted ? forum.likePost : forum.unlikePost, { params: { id } })}
            failed={forumTexts.likePost.failed}
          />
          <button
            type="button"
            className="hw-forum-act"
            aria-expanded={isOpen}
            aria-controls={isOpen ? threadId : undefined}
            aria-label={`${count(comments, 'comment')} on ${title}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon of={MessageCircle} />
            <span className="hw-number">{count(comments, 'comment')}</span>
          </button>
          {post.answerCommentId ? (
            <Badge tone="success" icon={CircleCheckBig}>
              Answered
            </Badge>
          ) : null}
        </div>
      </div>
      {isOpen ? <CommentThread id={threadId} post={post} thread={thread} /> : null}
    </article>
  );
}
