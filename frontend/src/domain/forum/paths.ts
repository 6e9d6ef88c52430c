/** The community's forum. A post is at `/community/:id`. */
export const communityPath = '/community';
