import type { Decision, ModerationQueue } from '#shared/moderation.ts';

/** The names of the queues, in their tabs. */
export const queueLabels: Record<ModerationQueue, string> = {
  reports: 'Reports',
  'leadership-applications': 'Leadership',
  'support-messages': 'Support',
  recommendations: 'Recommendations',
  places: 'Places',
};

/** What a queue contains, as a singular and a plural noun. */
export const queueNouns: Record<ModerationQueue, [one: string, many: string]> = {
  reports: ['report', 'reports'],
  'leadership-applications': ['application', 'applications'],
  'support-messages': ['message', 'messages'],
  recommendations: ['recommendation', 'recommendations'],
  places: ['place', 'places'],
};

/** What was decided, for toasts and the audit log. */
export const decided: Record<Decision, string> = {
  keep: 'Kept',
  hide: 'Hidden',
  warn: 'Warned',
  hideAll: 'All hidden',
  answer: 'Answered',
  close: 'Closed',
  approve: 'Approved',
  reject: 'Rejected',
};

export const decideFailed = "We couldn't save the decision. Please try again.";
