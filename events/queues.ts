/**
 * The settings of the queues, each of which has the name of its Lambda. SQS delivers a failed message again after the
 * visibility timeout, so eight tries of an email and fifteen of a push message span 42 minutes. A push message also ends
 * when it expires. AWS recommends a visibility timeout of at least six times the Lambda's timeout.
 */
export const queues = {
  mail: { visibilityTimeoutSeconds: 360, maxReceives: 8, maxConcurrency: 5 },
  push: { visibilityTimeoutSeconds: 180, maxReceives: 15, maxConcurrency: 10 },
} as const satisfies Record<string, { visibilityTimeoutSeconds: number; maxReceives: number; maxConcurrency: number }>;

export type QueueName = keyof typeof queues;
