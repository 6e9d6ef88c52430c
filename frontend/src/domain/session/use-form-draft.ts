import { useState } from 'react';
import type * as z from 'zod/mini';
import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';
import type { DraftId } from '../../lib/storage.ts';
import { useBeforePaywallChange } from '../plan/use-subscription.ts';
import { useSession } from './use-user.ts';

interface FormDraft<Values> {
  /** The draft as it was when the form mounted; pass it to `useZodForm` as `restored`. */
  restored: Values | undefined;
  /** False once the browser has refused to store the draft: show a `StorageWarning`. */
  isStored: boolean;
  /** Stores what is typed, for forms that survive a reload. Call it on every change. */
  save: (values: Values) => void;
  /** Stores what `unsaved` returns, and makes signing in lead back to this screen. Pass it to `useApiMutation` as `onSignedOut`. */
  interrupt: () => void;
  /** Deletes the draft: the form was submitted or discarded. */
  clear: () => void;
}

/**
 * The draft of a form: what its owner has typed and not submitted. It belongs to the signed-in owner, is checked by a
 * schema when it is read, and is deleted on sign-out. Where it is stored is in the table of `lib/storage.ts`.
 * @param unsaved what would be lost if the form went away now, undefined for nothing. With it, the draft is also stored when
 * the paywall takes the place of the form, or the form that of the paywall.
 */
export function useFormDraft<Schema extends z.ZodMiniType>(
  id: DraftId,
  schema: Schema,
  unsaved?: () => z.output<Schema> | undefined,
): FormDraft<z.output<Schema>> {
  const ownerId = useSession().user?.id ?? null;
  const [restored] = useState(() => readDraft(id, ownerId, schema));
  const [isStored, setIsStored] = useState(true);

  const interrupt = () => {
    const values = unsaved?.();
    const { pathname, search } = window.location;
    if (values !== undefined) writeDraft(id, ownerId, values, pathname + search);
  };
  useBeforePaywallChange(interrupt);

  return {
    restored,
    isStored,
    save: (values) => setIsStored(writeDraft(id, ownerId, values)),
    interrupt,
    clear: () => removeDraft(id),
  };
}
