/** The log line with what answered a question, or why the model did not. Metric filters count it by its outcome. */
export const assistantLogMessage = 'a question was answered';

/** How log lines start about an emergency whose card lacks the owner's data or was not stored. An alarm counts them. */
export const limitedEmergencyLogMessage = 'An emergency was answered';

/**
 * `model` and `unanswerable` (the model says so) are the model's own. With the others, only the care guide was asked:
 * `rateLimited` is a limit of one owner, `budget` the daily one of all.
 */
export const assistantOutcomes = [
  'model',
  'unanswerable',
  'failed',
  'timeout',
  'unusable',
  'budget',
  'rateLimited',
] as const;
export type AssistantOutcome = (typeof assistantOutcomes)[number];
