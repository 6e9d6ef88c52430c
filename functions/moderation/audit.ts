import { put, type Write } from '#functions/core/data/table.ts';
import { AuditEntries, type AuditEntryRow } from '#functions/entities/moderation.ts';
import type { AuditEntry } from '#shared/contract/moderation-fields.ts';

/** Returns an entry of the audit log, and the write that adds it. */
export function recordDecision(row: AuditEntryRow): { entry: AuditEntry; write: Write } {
  return { entry: toAuditEntry(row), write: put(AuditEntries.create(row).params()) };
}

/** Converts a row of the audit log to what the API returns. */
export function toAuditEntry(row: AuditEntryRow): AuditEntry {
  const { id, queue, itemId, decision, decidedBy, subject, title, createdAt } = row;
  const why = [row.reason, row.notes].filter(Boolean).join(' ');
  return { id, queue, itemId, decision, decidedBy, subject, title, why, createdAt };
}
