import { type FormEvent, useId, useState } from 'react';
import type * as z from 'zod/mini';
import type { OperationTexts } from '../../lib/texts.ts';
import { RecordDraft, restoreValues } from './record-draft.ts';
import { type IdempotentCall, useApiMutation } from './use-api-mutation.ts';
import { useFormDraft, useSaveDraft } from './use-form-draft.ts';
import { type FormSchema, useZodForm } from './use-zod-form.ts';

interface DraftDialogOptions<Schema extends FormSchema, Saved> {
  open: boolean;
  /** The ID of the form's draft, which is restored when the dialog opens the next time. */
  draftId: string;
  /** The schema's output is the request body. */
  schema: Schema;
  defaultValues: z.input<Schema>;
  save: (body: z.output<Schema>, call: IdempotentCall) => Promise<Saved>;
  /** Without `succeeded`, a success shows no toast. */
  texts: Pick<OperationTexts, 'failed'> & Partial<OperationTexts>;
  onSaved?: (saved: Saved) => unknown;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** Whether something outside of the form's fields was changed, such as a photo. */
  isChanged?: boolean;
  /** Handles an error before the default handling. Returns true if the error needs no default handling. */
  onError?: (error: unknown) => boolean;
  /** Called when the owner discards the draft. */
  onDiscard?: () => void;
}

/**
 * Manages a dialog with a form whose records have no versions: its form, draft and field errors. Render the result with
 * `RecordDialog`, and mount a new dialog each time it opens. For records with versions, use `useRecordDialog`.
 */
export function useDraftDialog<Schema extends FormSchema, Saved>(options: DraftDialogOptions<Schema, Saved>) {
  const { open, schema, defaultValues, save, texts, onSaved, onClose, isChanged = false, onError } = options;
  const formId = useId();
  const draft = useFormDraft(options.draftId, RecordDraft);
  const [restored] = useState(
    () => draft.restored && restoreValues(defaultValues as z.input<Schema> & object, draft.restored.values),
  );
  const [isRestored, setIsRestored] = useState(restored !== undefined);
  const form = useZodForm(schema, { defaultValues, restored });
  const isUnsaved = form.formState.isDirty || isChanged || isRestored;
  const values = form.watch();
  useSaveDraft(draft, open ? (isUnsaved ? { record: null, values } : null) : undefined);
  const close = () => {
    draft.clear();
    onClose();
  };
  const { mutate, isPending } = useApiMutation<z.output<Schema>, Saved>({
    mutationFn: save,
    texts,
    form: form as never,
    onSuccess: async (saved) => {
      await onSaved?.(saved);
      close();
    },
    onError,
  });
  return {
    form,
    formId,
    open,
    /** Closes the form and discards what was typed. */
    close,
    /** Closes the form and keeps what was typed, for the next time it opens. */
    closeAndKeep: () => {
      draft.close();
      onClose();
    },
    /** Deletes the draft and fills the form as if there had been none. */
    discardDraft: () => {
      draft.clear();
      setIsRestored(false);
      form.reset(defaultValues);
      options.onDiscard?.();
    },
    isStored: draft.isStored,
    isRestored,
    isPending,
    isUnsaved,
    submit: (event: FormEvent) => form.handleSubmit((body) => mutate(body))(event),
    // Records without versions have no conflicts.
    conflict: undefined,
    diff: [],
    compare: () => undefined,
    keepMine: () => undefined,
    takeLatest: () => undefined,
  };
}
