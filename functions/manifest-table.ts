import type { IndexName } from '#functions/manifest-types.ts';

/** The generic indexes. An index contains only items that have the index's keys, so an unused index costs nothing. */
const indexes = [
  { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
  { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
] as const satisfies readonly { name: IndexName; partitionKey: string; sortKey: string }[];

/** The keys and indexes of the single table. The stack and the local runtime create the table from this definition. */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** The TTL attribute, in epoch seconds. DynamoDB deletes expired rows with a delay, so readers must check it. */
  expiryAttribute: 'expiresAt',
  indexes,
} as const;

/** The filter for the stream records that the outbox Lambda receives: new rows of `Outbox`. */
export const outboxFilter = { eventName: 'INSERT', partitionKeyPrefix: '$outbox#' } as const;
