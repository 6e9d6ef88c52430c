import * as z from 'zod/mini';
import { type DraftId, draftIds, readJson, remove, writeJson } from './storage.ts';

/** Whose draft it is: an owner's id, or null for a visitor without an account. */
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

/** An owner may read their own drafts, and continue those of the visitor they were before signing in. */
function mayRead(ownerId: DraftOwner, draft: { ownerId: DraftOwner }): boolean {
  return draft.ownerId === null || draft.ownerId === ownerId;
}

/**
 * Stores what was typed into a form. `address` marks it as interrupted: signing in leads back there.
 * @returns false where the browser refuses to store it, so that a reload would lose it
 */
export function writeDraft(id: DraftId, ownerId: DraftOwner, values: unknown, address?: string): boolean {
  return writeJson(`draft.${id}`, { ownerId, values, address } satisfies z.input<typeof Draft>);
}

/** The draft of a form, checked by its schema; undefined where there is none, or it belongs to someone else. */
export function readDraft<Schema extends z.ZodMiniType>(
  id: DraftId,
  ownerId: DraftOwner,
  schema: Schema,
): z.output<Schema> | undefined {
  const draft = readRecord(id);
  return draft && mayRead(ownerId, draft) ? schema.safeParse(draft.values).data : undefined;
}

/** Deletes the draft of a form: it was submitted or discarded. */
export function removeDraft(id: DraftId): void {
  remove(`draft.${id}`);
}

/** The screen of the form that was interrupted for this owner; undefined where none was. */
export function interruptedAddress(ownerId: string): string | undefined {
  return draftIds.map(readRecord).find((draft) => draft?.address !== undefined && draft.ownerId === ownerId)?.address;
}

/** Deletes the drafts of everyone else, when an owner signs in. */
export function removeForeignDrafts(ownerId: string): void {
  for (const id of draftIds) {
    const draft = readRecord(id);
    if (draft && !mayRead(ownerId, draft)) removeDraft(id);
  }
}
