/** The community forum. The path of a post is `/community/:id`. */
export const communityPath = '/community';

/** The forum with the dialog that writes a post open. */
export const newPostPath = `${communityPath}?new=true`;

/** Returns the path of one post. */
export function linkToPost(id: string): string {
  return `${communityPath}/${id}`;
}
