import { Check, Ellipsis, Flag, Link2, Pencil, Share2, Trash2, UserX, X } from 'lucide-react';
import type { Comment, Post } from '#shared/contract/forum-fields.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Popover, PopoverItem } from '../../ui/controls/popover.tsx';
import { useForumActions } from './forum-actions.ts';
import { canShare, copyPostLink, sharePost } from './share-post.ts';

/** The menu of a post. */
export function PostMenu({ post }: { post: Post }) {
  const { editPost, deletePost, report, block } = useForumActions();
  return (
    <Popover
      label={`More about ${post.title}`}
      trigger={(trigger) => <IconButton icon={Ellipsis} label={`More about ${post.title}`} {...trigger} />}
    >
      <PopoverItem icon={Link2} onPress={() => void copyPostLink(post)}>
        Copy link
      </PopoverItem>
      {canShare() ? (
        <PopoverItem icon={Share2} onPress={() => void sharePost(post)}>
          Share
        </PopoverItem>
      ) : null}
      {post.isOwn ? (
        <>
          <PopoverItem icon={Pencil} onPress={() => editPost(post)}>
            Edit post
          </PopoverItem>
          <PopoverItem icon={Trash2} danger onPress={() => deletePost(post)}>
            Delete post
          </PopoverItem>
        </>
      ) : (
        <>
          <PopoverItem icon={Flag} onPress={() => report({ post })}>
            Report post
          </PopoverItem>
          <PopoverItem icon={UserX} danger onPress={() => block(post)}>
            Block <bdi>{post.author.name}</bdi>
          </PopoverItem>
        </>
      )}
    </Popover>
  );
}

/** The menu of a comment. */
export function CommentMenu({ comment, post }: { comment: Comment; post: Post }) {
  const { editComment, deleteComment, report, block, chooseAnswer } = useForumActions();
  const isAnswer = post.answerCommentId === comment.id;
  return (
    <Popover
      label={`More about the comment by ${comment.author.name}`}
      trigger={(trigger) => (
        <IconButton icon={Ellipsis} label={`More about the comment by ${comment.author.name}`} {...trigger} />
      )}
    >
      {post.isOwn ? (
        <PopoverItem icon={isAnswer ? X : Check} onPress={() => chooseAnswer(post, isAnswer ? null : comment.id)}>
          {isAnswer ? 'Not the answer' : 'Mark as the answer'}
        </PopoverItem>
      ) : null}
      {comment.isOwn ? (
        <>
          <PopoverItem icon={Pencil} onPress={() => editComment(comment)}>
            Edit comment
          </PopoverItem>
          <PopoverItem icon={Trash2} danger onPress={() => deleteComment(comment)}>
            Delete comment
          </PopoverItem>
        </>
      ) : (
        <>
          <PopoverItem icon={Flag} onPress={() => report({ comment })}>
            Report comment
          </PopoverItem>
          <PopoverItem icon={UserX} danger onPress={() => block(comment)}>
            Block <bdi>{comment.author.name}</bdi>
          </PopoverItem>
        </>
      )}
    </Popover>
  );
}
