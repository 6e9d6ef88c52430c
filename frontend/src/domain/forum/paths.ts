/** The community forum. The path of a post is `/community/:id`. */
export const communityPath = '/community';
