/** Stands for a stream that lost its records: it takes them and does nothing. */
export function handler(): { batchItemFailures: [] } {
  return { batchItemFailures: [] };
}
