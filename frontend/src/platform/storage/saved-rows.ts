import * as z from 'zod/mini';
import { now } from '../../lib/now.ts';
import { savedEntry } from './saved-entries.ts';
import { readJson, writeJson } from './storage.ts';

/** Stored data, and when the server sent it, as an ISO 8601 instant. */
export interface Saved<Data> {
  data: Data;
  savedAt: string;
}

/** Where the result of a read is stored on this device, so that its owner can read it offline. */
export interface SavedCopy<Data> {
  /** Stores the result of a successful read. Missing if other reads store the same data. */
  write?: (data: Data) => void;
  /** Returns what is stored; undefined if nothing is, or not all of it. */
  read: () => Saved<Data> | undefined;
}

/** A row that belongs to an owner. */
export interface OwnedRow {
  userId: string;
}

/**
 * Whether all rows belong to an owner. Another owner may have signed in, in another tab. Responses are not validated, and
 * storing one must not fail the read, so a row can be anything.
 */
export function areOwn(rows: readonly (OwnedRow | null)[], ownerId: string): boolean {
  return rows.every((row) => row?.userId === ownerId);
}

/** Stores the first `max` rows of a list. They are validated by the schema `Row` when they are read. */
export function createSavedRows<Row extends OwnedRow>(
  name: string,
  Row: z.ZodMiniType<Row>,
  ownerId: string,
  max = Number.POSITIVE_INFINITY,
): Required<SavedCopy<Row[]>> {
  const entry = savedEntry(name);
  const Stored = z.object({ ownerId: z.string(), savedAt: z.iso.datetime(), data: z.array(Row) });
  return {
    write: (data) => {
      if (areOwn(data, ownerId)) writeJson(entry, { ownerId, savedAt: now().toISOString(), data: data.slice(0, max) });
    },
    read: () => {
      const { data } = Stored.safeParse(readJson(entry));
      return data?.ownerId === ownerId ? data : undefined;
    },
  };
}
