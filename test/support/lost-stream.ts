/** Replaces the outbox Lambda to simulate lost stream records: it accepts the records and does nothing. */
export function handler(): { batchItemFailures: [] } {
  return { batchItemFailures: [] };
}
