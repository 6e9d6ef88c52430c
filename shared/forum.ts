/** The categories of the forum, and limits that the server and the screens share. */

export const forumCategories = [
  'general',
  'health',
  'training',
  'nutrition',
  'behavior',
  'grooming',
  'exercise',
  'breeding',
] as const;
export type ForumCategory = (typeof forumCategories)[number];

export const forumCategoryLabels: Record<ForumCategory, string> = {
  general: 'General',
  health: 'Health',
  training: 'Training',
  nutrition: 'Nutrition',
  behavior: 'Behavior',
  grooming: 'Grooming',
  exercise: 'Exercise',
  breeding: 'Breeding',
};

/** The maximum lengths of the forum's texts, in code points. */
export const forumLengths = { title: 120, post: 5000, comment: 2000, imageAlt: 300, reason: 500, search: 100 } as const;

/** The reasons that the report dialog offers. The API accepts any text. */
export const reportReasons = [
  'Spam or advertising',
  'Rude or hateful',
  'Wrong or dangerous advice',
  'Cruelty to animals',
  'Private information',
  'Something else',
] as const;

/** How many reports by different owners hide a post or comment until a moderator decides. */
export const reportsToHide = 3;

/** The badge beside the name of an owner who helps to lead the community. */
export const leaderBadge = 'Leading Member';

/** The maximum number of authors that an owner can block. */
export const maxBlocks = 500;

/** New posts are counted up to this number. */
export const maxNewPosts = 50;
