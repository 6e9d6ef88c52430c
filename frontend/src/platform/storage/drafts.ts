import * as z from 'zod/mini';
import { now } from '../../lib/now.ts';
import { listEntries, readJson, remove, type StorageEntry, storageEntry, writeJson } from './storage.ts';

/** The owner's ID, or null for a visitor. */
export type DraftOwner = string | null;

/** How long a draft is kept, in milliseconds: 30 days. */
const maxAgeMs = 30 * 24 * 3600_000;

const Draft = z.object({
  ownerId: z.nullable(z.string()),
  values: z.unknown(),
  /** When the draft was stored, in epoch milliseconds. */
  savedAt: z.number(),
  /** The screen with the open form; missing if the form was closed or its screen was left. */
  address: z.optional(z.string()),
});
type Draft = z.output<typeof Draft>;

const prefix = 'draft.';

/**
 * Returns the two storage entries of a draft. The tab's is read first and outlives a sign-out in another tab. The
 * browser's outlives the tab.
 */
function toEntries(id: string): { tab: StorageEntry; browser: StorageEntry } {
  return { tab: storageEntry(prefix + id, 'tab'), browser: storageEntry(prefix + id) };
}

function readEntry(entry: StorageEntry): Draft | undefined {
  const draft = Draft.safeParse(readJson(entry)).data;
  return draft && now().getTime() - draft.savedAt <= maxAgeMs ? draft : undefined;
}

/** Whether an owner may read a draft: their own, or one that was stored before anyone signed in. */
function mayRead(ownerId: DraftOwner, draft: Draft): boolean {
  return draft.ownerId === null || draft.ownerId === ownerId;
}

/**
 * Stores a form's values as its draft.
 * @param address the current screen, if the form reopens there after a reload or a sign-in in this tab
 * @returns false if the browser cannot store the draft, so that a reload would lose it
 */
export function writeDraft(id: string, ownerId: DraftOwner, values: unknown, address?: string): boolean {
  const draft: z.input<typeof Draft> = { ownerId, values, savedAt: now().getTime(), address };
  const { browser, tab } = toEntries(id);
  return [writeJson(browser, draft), writeJson(tab, draft)].some(Boolean);
}

/**
 * Reads the draft of a form, validated by `schema`; undefined if there is no valid draft, it is older than 30 days or
 * belongs to someone else.
 */
export function readDraft<Schema extends z.ZodMiniType>(
  id: string,
  ownerId: DraftOwner,
  schema: Schema,
): z.output<Schema> | undefined {
  const { tab, browser } = toEntries(id);
  const draft = [tab, browser].map(readEntry).find((each) => each && mayRead(ownerId, each));
  return draft && schema.safeParse(draft.values).data;
}

/** Whether an owner has a draft of a form. */
export function hasDraft(id: string, ownerId: DraftOwner): boolean {
  return readDraft(id, ownerId, z.unknown()) !== undefined;
}

/** Deletes the draft of a form. */
export function removeDraft(id: string): void {
  const { tab, browser } = toEntries(id);
  remove(tab);
  remove(browser);
}

/** Finds a draft of this owner whose form was open in this tab. `start` is the start of the draft's ID. */
function findOpen(ownerId: string, start = ''): Draft | undefined {
  return listEntries(prefix + start)
    .filter(({ area }) => area === 'tab')
    .map(readEntry)
    .find((draft) => draft?.address !== undefined && draft.ownerId === ownerId);
}

/**
 * Reads the draft of a form that was open in this tab before a reload or a sign-in; undefined if there is none.
 * @param start the start of the draft's ID
 */
export function readOpenDraft<Schema extends z.ZodMiniType>(
  start: string,
  ownerId: string,
  schema: Schema,
): z.output<Schema> | undefined {
  return schema.safeParse(findOpen(ownerId, start)?.values).data;
}

/** Returns the address of the screen with this owner's interrupted form in this tab; undefined if there is none. */
export function findInterruptedAddress(ownerId: string): string | undefined {
  return findOpen(ownerId)?.address;
}

/** Deletes the drafts of other owners and those that are older than 30 days. Call it when an owner signs in. */
export function removeForeignDrafts(ownerId: string): void {
  for (const entry of listEntries(prefix)) {
    const draft = readEntry(entry);
    if (!draft || !mayRead(ownerId, draft)) remove(entry);
  }
}
