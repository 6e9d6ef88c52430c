/** The log line with the outcome of a question. Metric filters count it by outcome. */
export const assistantLogMessage = 'a question was answered';

/** How log lines start about an emergency whose card lacks the owner's data or was not stored. An alarm counts them. */
export const limitedEmergencyLogMessage = 'An emergency was answered';

/**
 * What answered a question, or why the model did not. `unanswerable`: the model said that it cannot answer. `budget`: the
 * daily tokens of all owners were used up. `rateLimited`: the owner asked the model too often. `notHappening`: the owner said
 * that an emergency card was wrong, and got an answer.
 */
export const assistantOutcomes = [
  'model',
  'unanswerable',
  'failed',
  'timeout',
  'unusable',
  'budget',
  'rateLimited',
  'notHappening',
] as const;
export type AssistantOutcome = (typeof assistantOutcomes)[number];
