import * as z from 'zod/mini';
import { listEntries, readJson, remove, type StorageEntry, storageEntry, writeJson } from './storage.ts';

/**
 * Identifies a form's draft: an ID such as `dog` for a draft of this tab, or a storage entry for a draft of all tabs.
 */
export type DraftId = string | StorageEntry;

/** The owner's ID, or null for a visitor. */
export type DraftOwner = string | null;

const Draft = z.object({
  ownerId: z.nullable(z.string()),
  values: z.unknown(),
  /** The screen to return to. Set when leaving that screen interrupted the form. */
  address: z.optional(z.string()),
});
type Draft = z.output<typeof Draft>;

const prefix = 'draft.';

/** Returns the storage entry of a form's draft. */
function toEntry(id: DraftId): StorageEntry {
  return typeof id === 'string' ? storageEntry(prefix + id, 'tab') : id;
}

function readDraftEntry(entry: StorageEntry): Draft | undefined {
  return Draft.safeParse(readJson(entry)).data;
}

/** Whether an owner may read a draft: their own, or one that was stored before anyone signed in. */
function mayRead(ownerId: DraftOwner, draft: Draft): boolean {
  return draft.ownerId === null || draft.ownerId === ownerId;
}

/**
 * Stores a form's values as its draft.
 * @param address the current screen, if the form was interrupted; signing in then leads back to this screen
 * @returns false if the browser cannot store the draft, so that a reload would lose it
 */
export function writeDraft(id: DraftId, ownerId: DraftOwner, values: unknown, address?: string): boolean {
  return writeJson(toEntry(id), { ownerId, values, address } satisfies z.input<typeof Draft>);
}

/**
 * Reads the draft of a form, validated by `schema`; undefined if there is no valid draft or it belongs to someone else.
 */
export function readDraft<Schema extends z.ZodMiniType>(
  id: DraftId,
  ownerId: DraftOwner,
  schema: Schema,
): z.output<Schema> | undefined {
  const draft = readDraftEntry(toEntry(id));
  return draft && mayRead(ownerId, draft) ? schema.safeParse(draft.values).data : undefined;
}

/** Deletes the draft of a form. */
export function removeDraft(id: DraftId): void {
  remove(toEntry(id));
}

/** Returns the address of the screen with this owner's interrupted form; undefined if there is none. */
export function findInterruptedAddress(ownerId: string): string | undefined {
  return listEntries(prefix)
    .map(readDraftEntry)
    .find((draft) => draft?.address !== undefined && draft.ownerId === ownerId)?.address;
}

/** Deletes the drafts of other owners. Call it when an owner signs in. */
export function removeForeignDrafts(ownerId: string): void {
  for (const entry of listEntries(prefix)) {
    const draft = readDraftEntry(entry);
    if (draft && !mayRead(ownerId, draft)) remove(entry);
  }
}
