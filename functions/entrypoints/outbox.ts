import { publishRecords } from '#functions/core/events/publish-records.ts';

/** Publishes new outbox events from the table's stream. */
export const handler = publishRecords;
