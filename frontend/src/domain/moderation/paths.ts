/** The screen on which moderators decide. The query parameter `queue` selects a queue. */
export const moderationPath = '/moderation';
