import * as z from 'zod/mini';
import { type DraftId, draftIds, readJson, remove, writeJson } from './storage.ts';

/** The owner's ID, or null for a visitor. */
export type DraftOwner = string | null;

const Draft = z.object({
  ownerId: z.nullable(z.string()),
  values: z.unknown(),
  /** The screen to return to. Set when leaving that screen interrupted the form. */
  address: z.optional(z.string()),
});

function readRecord(id: DraftId): z.output<typeof Draft> | undefined {
  return Draft.safeParse(readJson(`draft.${id}`)).data;
}

/** Owners may read their own drafts, and drafts from before they signed in. */
function mayRead(ownerId: DraftOwner, draft: { ownerId: DraftOwner }): boolean {
  return draft.ownerId === null || draft.ownerId === ownerId;
}

/**
 * Stores a form's values. `address` marks the form as interrupted: signing in leads back there.
 * @returns false if the browser cannot store it, so that a reload would lose it
 */
export function writeDraft(id: DraftId, ownerId: DraftOwner, values: unknown, address?: string): boolean {
  return writeJson(`draft.${id}`, { ownerId, values, address } satisfies z.input<typeof Draft>);
}

/** The draft of a form, validated by its schema; undefined if there is none or it belongs to someone else. */
export function readDraft<Schema extends z.ZodMiniType>(
  id: DraftId,
  ownerId: DraftOwner,
  schema: Schema,
): z.output<Schema> | undefined {
  const draft = readRecord(id);
  return draft && mayRead(ownerId, draft) ? schema.safeParse(draft.values).data : undefined;
}

/** Deletes the draft of a form. */
export function removeDraft(id: DraftId): void {
  remove(`draft.${id}`);
}

/** The screen of this owner's interrupted form; undefined if there is none. */
export function interruptedAddress(ownerId: string): string | undefined {
  return draftIds.map(readRecord).find((draft) => draft?.address !== undefined && draft.ownerId === ownerId)?.address;
}

/** Deletes the drafts of other owners. Call it when an owner signs in. */
export function removeForeignDrafts(ownerId: string): void {
  for (const id of draftIds) {
    const draft = readRecord(id);
    if (draft && !mayRead(ownerId, draft)) removeDraft(id);
  }
}
