import { useState } from 'react';
import type * as z from 'zod/mini';
import { useBeforePaywallChange } from '../session/use-subscription.ts';
import { useSession } from '../session/use-user.ts';
import { type DraftId, readDraft, removeDraft, writeDraft } from '../storage/drafts.ts';

interface FormDraft<Values> {
  /** The draft that existed when the form mounted. Pass it to `useZodForm` as `restored`. */
  restored: Values | undefined;
  /** False if the browser could not store the draft. The form should then show a `StorageWarning`. */
  isStored: boolean;
  /** Stores the typed values, for forms that survive a reload. Call it on every change. */
  save: (values: Values) => void;
  /**
   * Stores the values that `unsaved` returns, so that signing in leads back to this screen. Pass it to `useApiMutation`
   * as `onSignedOut`.
   */
  interrupt: () => void;
  /** Deletes the draft. Call it after the form was submitted or discarded. */
  clear: () => void;
}

/**
 * Manages a form's draft: the values that were typed but not submitted. The draft belongs to the signed-in owner, is
 * validated by `schema` when it is read, and is deleted on sign-out.
 * @param unsaved returns the unsaved values, or undefined if there are none. If passed, the draft is also stored when
 *   the paywall replaces the form.
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
