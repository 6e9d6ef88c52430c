/** The log message about an answered question. Metric filters count these log lines by outcome. */
export const assistantLogMessage = 'a question was answered';

/**
 * The start of the log messages about an emergency that was answered without the owner's data, or whose answer was not
 * stored. An alarm counts these log lines.
 */
export const limitedEmergencyLogMessage = 'An emergency was answered';

/**
 * The outcomes of a question: `model` if the model answered, otherwise the reason why it did not. `unanswerable`: the
 * model said that it cannot answer. `unusable`: the model's answer did not pass our checks. `budget`: the daily tokens
 * of all owners were used up. `rateLimited`: the owner asked the model too often. `notHappening`: the owner said that
 * an emergency card was wrong, and got an ordinary answer.
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
