import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useSession } from '../session/use-user.ts';
import { readDraft, removeDraft, writeDraft } from '../storage/drafts.ts';

interface FormDraft<Values> {
  /** The draft that existed when the form mounted. Pass it to `useZodForm` as `restored`. */
  restored: Values | undefined;
  /** False if the browser could not store the draft. The form should then show a `StorageWarning`. */
  isStored: boolean;
  /** Stores the typed values. Call it on every change, or use `useSaveDraft`. */
  save: (values: Values) => void;
  /** Keeps the draft, but does not reopen the form. Call it when the form closes and keeps what was typed. */
  close: () => void;
  /** Deletes the draft. Call it after the form was submitted or discarded. */
  clear: () => void;
}

function readAddress(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}

/**
 * Manages a form's draft: the values that were typed but not submitted. The draft survives a reload, a crash, an
 * expired session and a sign-out in another tab. It belongs to the signed-in owner, is validated by `schema` when it is
 * read, and is deleted when the owner signs out in this tab, and after 30 days. It must not contain passwords, cards or
 * codes.
 * @param options.reopens whether signing in leads back to the form
 */
export function useFormDraft<Schema extends z.ZodMiniType>(
  id: string,
  schema: Schema,
  { reopens = false }: { reopens?: boolean } = {},
): FormDraft<z.output<Schema>> {
  const ownerId = useSession().user?.id ?? null;
  const [restored] = useState(() => readDraft(id, ownerId, schema));
  const [isStored, setIsStored] = useState(true);
  const open = useRef<{ values: z.output<Schema>; address: string }>(undefined);

  const close = () => {
    if (open.current) writeDraft(id, ownerId, open.current.values);
    open.current = undefined;
  };
  // When the session ends or the paywall shows, the form also unmounts, but at the same address.
  const closeIfLeft = useEffectEvent(() => {
    if (open.current && open.current.address !== readAddress()) close();
  });
  useEffect(() => () => closeIfLeft(), []);

  return {
    restored,
    isStored,
    save: (values) => {
      const address = reopens ? readAddress() : undefined;
      open.current = address === undefined ? undefined : { values, address };
      setIsStored(writeDraft(id, ownerId, values, address));
    },
    close,
    clear: () => {
      open.current = undefined;
      removeDraft(id);
    },
  };
}

/**
 * Stores a form's draft whenever its values change.
 * @param unsaved the unsaved values; null if there are none, and undefined to leave the draft as it is
 */
export function useSaveDraft<Values>(draft: FormDraft<Values>, unsaved: Values | null | undefined): void {
  const save = useEffectEvent(() => {
    if (unsaved === null) draft.clear();
    else if (unsaved !== undefined) draft.save(unsaved);
  });
  const key = JSON.stringify(unsaved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the values change, not the object
  useEffect(() => save(), [key]);
}
