/** Replaces the outbox Lambda to simulate lost stream records: it accepts them and does nothing. */
export function handler(): { batchItemFailures: [] } {
  return { batchItemFailures: [] };
}
