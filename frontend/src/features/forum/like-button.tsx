import { Heart } from 'lucide-react';
import type { Likes } from '#shared/contract/forum-fields.ts';
import { toErrorText } from '../../lib/texts.ts';
import { toastError } from '../../platform/session/sign-in.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { changeLike } from './likes.ts';
import { count } from './texts.ts';

type LikeButtonProps = {
  /** Identifies what is liked. */
  id: string;
  /** What is liked, for screen readers: "the post Loose leash", "the comment by Lena M." */
  what: string;
  liked: Likes;
  /** Whether the owner may like it. If not, only the number is shown. */
  isAllowed: boolean;
  show: (likes: Likes) => void;
  send: (wanted: boolean) => Promise<Likes>;
  failed: string;
};

/** How many like a post or comment, as a button that likes it or removes the like. */
export function LikeButton({ id, what, liked, isAllowed, show, send, failed }: LikeButtonProps) {
  const { likes, isLiked } = liked;
  const content = (
    <>
      <Icon of={Heart} />
      <span className="hw-number">{likes.toLocaleString('en-US')}</span>
      <span className="hw-hidden">{likes === 1 ? ' like' : ' likes'}</span>
    </>
  );
  if (!isAllowed) return <span className="hw-forum-act">{content}</span>;
  const press = async () => {
    try {
      await changeLike({ id, current: liked, wanted: !isLiked, show, send });
    } catch (error) {
      toastError(toErrorText(error, { failed }));
    }
  };
  return (
    <button
      type="button"
      className="hw-forum-act hw-forum-like"
      aria-pressed={isLiked}
      aria-label={`Like ${what}, ${count(likes, 'like')}`}
      onClick={() => void press()}
    >
      {content}
    </button>
  );
}
