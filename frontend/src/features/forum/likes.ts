import type { Likes } from '#shared/contract/forum-fields.ts';

/** A change of likes that is being sent. */
interface RunningChange {
  /** What the server confirmed last. */
  confirmed: Likes;
  /** What the owner chose last. */
  wanted: boolean;
}

/** The running changes by what is liked, so that a post never has two requests at once. */
const running = new Map<string, RunningChange>();

/** Returns the likes as they are after the owner has liked, or removed their like. */
export function applyLike({ likes, isLiked }: Likes, wanted: boolean): Likes {
  return { likes: Math.max(0, likes + Number(wanted) - Number(isLiked)), isLiked: wanted };
}

interface LikeChange {
  /** Identifies what is liked. */
  id: string;
  /** The likes that are shown now. */
  current: Likes;
  wanted: boolean;
  /** Shows likes: at once, and again when the server has confirmed or refused them. */
  show: (likes: Likes) => void;
  send: (wanted: boolean) => Promise<Likes>;
}

/**
 * Likes something or removes the like. The change is shown at once. Further changes during the request wait, and only the
 * latest is sent. After a failure, the likes that the server confirmed last are shown again.
 * @throws the error of the failed request
 */
export async function changeLike({ id, current, wanted, show, send }: LikeChange): Promise<void> {
  const earlier = running.get(id);
  show(applyLike(earlier?.confirmed ?? current, wanted));
  if (earlier) {
    earlier.wanted = wanted;
    return;
  }
  const change: RunningChange = { confirmed: current, wanted };
  running.set(id, change);
  try {
    let sent: boolean;
    do {
      sent = change.wanted;
      change.confirmed = await send(sent);
    } while (change.wanted !== sent);
  } finally {
    running.delete(id);
    show(change.confirmed);
  }
}
