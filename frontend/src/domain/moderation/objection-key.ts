/** A hidden post or comment of the owner. */
export type Hidden = { postId: string; commentId?: string | undefined };

/** Returns the query key of the objection to a hidden post or comment. */
export function createObjectionKey({ postId, commentId }: Hidden) {
  return ['objection', commentId ?? postId];
}
