/** The queues that moderators work through, and what they can decide, for server and screens. */

export const moderationQueues = [
  'reports',
  'leadership-applications',
  'support-messages',
  'recommendations',
  'places',
] as const;
export type ModerationQueue = (typeof moderationQueues)[number];

/** What a moderator can decide in each queue. */
export const queueDecisions = {
  reports: ['keep', 'hide', 'warn', 'hideAll'],
  'leadership-applications': ['approve', 'reject'],
  'support-messages': ['answer', 'close'],
  recommendations: ['approve', 'reject'],
  places: ['approve', 'reject'],
} as const satisfies Record<ModerationQueue, readonly string[]>;
export type Decision = (typeof queueDecisions)[ModerationQueue][number];

export const decisions = [...new Set(Object.values(queueDecisions).flat())] as readonly Decision[] as readonly [
  Decision,
  ...Decision[],
];

/** Decisions that need a reason, because someone is told why. */
export const decisionsWithReason: readonly Decision[] = ['hide', 'warn', 'hideAll', 'reject', 'answer'];

/** The maximum lengths of a moderator's and an author's texts, in code points. */
export const moderationLengths = { reason: 1000, objection: 1000 } as const;
