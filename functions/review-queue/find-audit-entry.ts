import { AuditEntries, type AuditEntryRow } from '#functions/entities/moderation.ts';

/**
 * Reads the entry of the audit log about a decision, for what the author, applicant or submitter is told. Events have only
 * its ID, because they contain no text that people wrote.
 * @throws Error when the entry does not exist; it was written in the transaction of the event
 */
export async function findAuditEntry(id: string): Promise<AuditEntryRow> {
  const { data } = await AuditEntries.get({ id }).go({ consistent: true });
  if (!data) throw new Error('The audit log has no such entry.');
  return data;
}
