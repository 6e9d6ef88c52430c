import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

/** An owner's latest export, in one row, and how far it is. */
export const Exports = ownerEntity('export', 'export', {
  /** A ULID, which is also in the name of the file. */
  id: { type: 'string', required: true },
  status: { type: ['running', 'ready'] as const, required: true },
  requestedAt: { type: 'string', required: true },
  /** When the progress was last noted. An export whose progress stops has failed. */
  updatedAt: { type: 'string', required: true },
  photosDone: { type: 'number', required: true },
  photosTotal: { type: 'number', required: true },
  bytes: { type: 'number' },
  /** When the file is deleted, in ISO 8601. */
  deletedAt: { type: 'string' },
  /** Epoch seconds. */
  expiresAt: { type: 'number', required: true },
});
export type ExportRow = EntityItem<typeof Exports>;
