import * as z from 'zod/mini';
import { listEntries, readJson, remove, type StorageEntry, storageEntry, writeJson } from './storage.ts';

/** A form that has a draft: an ID such as `dog`, for a draft of this tab, or the entry of a draft for every tab. */
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

/** The entry of a form's draft. */
function toEntry(id: DraftId): StorageEntry {
  return typeof id === 'string' ? storageEntry(prefix + id, 'tab') : id;
}

function readDraftEntry(entry: StorageEntry): Draft | undefined {
  return Draft.safeParse(readJson(entry)).data;
}

/** Owners may read their own drafts, and drafts from before they signed in. */
function mayRead(ownerId: DraftOwner, draft: Draft): boolean {
  return draft.ownerId === null || draft.ownerId === ownerId;
}

/**
 * Stores a form's values. `address` marks the form as interrupted: signing in leads back there.
 * @returns false if the browser cannot store it, so that a reload would lose it
 */
export function writeDraft(id: DraftId, ownerId: DraftOwner, values: unknown, address?: string): boolean {
  return writeJson(toEntry(id), { ownerId, values, address } satisfies z.input<typeof Draft>);
}

/** The draft of a form, validated by its schema; undefined if there is none or it belongs to someone else. */
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

/** The screen of this owner's interrupted form; undefined if there is none. */
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
