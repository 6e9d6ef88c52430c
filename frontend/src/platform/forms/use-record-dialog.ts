import { type FormEvent, useId, useState } from 'react';
import type { Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/errors.ts';
import { CallError } from '../../lib/call-errors.ts';
import type { FieldDiff } from '../../lib/field-diff.ts';
import type { OperationTexts } from '../../lib/texts.ts';
import type { Conflict } from '../../ui/overlays/conflict-notice.tsx';
import type { AnyList, ListRow } from '../lists/list.ts';
import { isMissing, useListCache } from '../lists/list-cache.ts';
import { RecordDraft, restoreValues, toRecordDraftId } from './record-draft.ts';
import { type IdempotentCall, useApiMutation } from './use-api-mutation.ts';
import { useFormDraft, useSaveDraft } from './use-form-draft.ts';
import { type FormSchema, useZodForm } from './use-zod-form.ts';

/** A record whose `updatedAt` is its version for optimistic locking. */
interface VersionedRow extends ListRow {
  updatedAt: string;
}

/** The props of a record's dialog, which `useRecordDialogs` passes. */
export interface RecordDialogProps<Row> {
  open: boolean;
  /** The record to edit; undefined for a new record. */
  record: Row | undefined;
  /** The draft to restore, if the record has one. */
  draft: RecordDraft | undefined;
  /** Called when the dialog closes, with the record if it was saved. */
  onClose: (saved?: Row) => void;
}

interface RecordDialogOptions<Row, Schema extends FormSchema> extends RecordDialogProps<Row> {
  list: AnyList<Row & ListRow>;
  /** The ID of the form's draft. Each record has a draft of its own. */
  draftId: string;
  /** Returns the form's schema for this version of the record. The schema's output is the request body. */
  schema: (base: Row | undefined) => Schema;
  /** Returns the form values of a record, or the default values of a new record. */
  toValues: (record: Row | undefined) => z.input<Schema>;
  create: (body: z.output<Schema>, call: IdempotentCall) => Promise<Row>;
  /** Replaces the version `base` of the record. */
  update: (body: z.output<Schema>, base: Row, call: IdempotentCall) => Promise<Row>;
  texts: {
    create: OperationTexts;
    /** Without `succeeded`, the dialog shows no toast about an update. */
    update: Pick<OperationTexts, 'failed'> & Partial<OperationTexts>;
    /** Shown in the form when the record was deleted elsewhere. */
    deleted: string;
  };
  /** Returns the fields that differ between the form and the latest version. */
  diff: (mine: z.input<Schema>, latest: Row) => FieldDiff[];
  /** Maps names in the request to the form's field names, where they differ. */
  fieldNames?: Readonly<Record<string, Path<z.input<Schema>>>>;
  /** The error code of a limit. Its message is returned as `limitMessage` instead of being shown in a toast. */
  limitCode?: ErrorCode;
  /** Whether closing would lose changes. Default: whether a field was changed. */
  isChanged?: (values: z.input<Schema>, base: Row | undefined) => boolean;
  /** Returns values that a draft contains besides the form's fields, such as a choice outside of the form. */
  draftExtras?: () => Record<string, unknown>;
  /** Called when the owner discards the draft. Resets what is outside of the form. */
  onDiscard?: () => void;
  /** Called before the list shows the saved record. */
  onSaved?: (saved: Row) => unknown;
  /**
   * Called when the form adopts the latest version. `kept` is `mine` if the owner saves their values over it, and
   * `latest` if the form is filled with it.
   */
  onLatest?: (latest: Row, kept: 'mine' | 'latest') => void;
  /** Handles an error before the default handling. Returns true if the error needs no default handling. */
  onError?: (error: unknown) => boolean;
}

/**
 * Manages the dialog that creates or edits a record: its form, draft, field errors and version conflicts. Render the
 * result with `RecordDialog`, and mount a new dialog each time it opens.
 *
 * @example
 * export function WalkDialog(props: RecordDialogProps<Walk>) {
 *   const dialog = useRecordDialog({
 *     ...props,
 *     list: walkList,
 *     draftId: 'walk',
 *     schema: () => WalkForm,
 *     toValues: toWalkValues,
 *     create: (body, call) => call(walks.createWalk, { body }),
 *     update: (body, { id, updatedAt }, call) =>
 *       call(walks.updateWalk, { params: { id }, body: { ...body, updatedAt } }),
 *     texts: walkDialogTexts,
 *     diff: (mine, latest) => diffTexts(mine, toWalkValues(latest), { title: 'Title', minutes: 'Minutes' }),
 *   });
 *   return (
 *     <RecordDialog dialog={dialog} title={props.record ? 'Edit Walk' : 'Add Walk'} action="Save">
 *       <TextField {...registerField(dialog.form, 'title')} label="Title" data-autofocus />
 *     </RecordDialog>
 *   );
 * }
 */
export function useRecordDialog<Row extends VersionedRow, Schema extends FormSchema>(
  options: RecordDialogOptions<Row, Schema>,
) {
  const { open, record, draft: restored, onClose, list, texts } = options;
  const formId = useId();
  const cache = useListCache<Row>(list);
  // The version that is being edited. A restored draft continues with its own version, so changes that were saved since
  // then cause a conflict.
  const [base, setBase] = useState(record && { ...record, updatedAt: restored?.record?.updatedAt ?? record.updatedAt });
  const [defaultValues] = useState(() => options.toValues(base));
  const [conflict, setConflict] = useState<Conflict<Row> | undefined>(
    base?.updatedAt === record?.updatedAt ? undefined : { kind: 'stale' },
  );
  const [isRestored, setIsRestored] = useState(restored !== undefined);
  const [limitMessage, setLimitMessage] = useState<string>();
  const saveTexts = record ? texts.update : texts.create;

  const form = useZodForm(options.schema(base), {
    defaultValues,
    restored: restored && restoreValues(defaultValues, restored.values),
  });
  const { isDirty } = form.formState;
  const values = form.watch();
  const isChanged = options.isChanged ? options.isChanged(values, base) : isDirty;
  // A deleted record can't be saved.
  const isUnsaved = (isChanged || isRestored) && conflict?.kind !== 'deleted';

  const draft = useFormDraft(toRecordDraftId(options.draftId, record), RecordDraft, { reopens: true });
  const unsaved = {
    record: base ? { id: base.id, updatedAt: base.updatedAt } : null,
    values: { ...values, ...options.draftExtras?.() },
  };
  useSaveDraft(draft, open ? (isUnsaved ? unsaved : null) : undefined);
  const close = (saved?: Row) => {
    draft.clear();
    onClose(saved);
  };

  const onDeleted = () => {
    setConflict({ kind: 'deleted', message: texts.deleted });
    void cache.refresh();
  };

  const save = useApiMutation({
    mutationFn: ({ body, over }: { body: z.output<Schema>; over: Row | undefined }, call) =>
      over ? options.update(body, over, call) : options.create(body, call),
    texts: saveTexts,
    form,
    fieldNames: options.fieldNames,
    onSuccess: async (saved) => {
      await options.onSaved?.(saved);
      cache.put(saved);
      close(saved);
    },
    onError: (error) => {
      if (options.onError?.(error)) return true;
      if (isMissing(list, error)) onDeleted();
      else if (!(error instanceof CallError)) return false;
      else if (error.code === 'staleVersion') setConflict({ kind: 'stale' });
      else if (error.code && error.code === options.limitCode) setLimitMessage(error.serverMessage);
      else return false;
      return true;
    },
  });

  const compare = useApiMutation({
    mutationFn: (edited: Row) => cache.readLatest(edited),
    texts: { failed: saveTexts.failed },
    onSuccess: (latest) => {
      if (latest) setConflict({ kind: 'compare', latest });
      else onDeleted();
    },
  });

  const submitOver = (over: Row | undefined) => {
    setLimitMessage(undefined);
    return form.handleSubmit((body) => save.mutate({ body, over }));
  };
  const focusForm = () => document.getElementById(formId)?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  const latest = conflict?.kind === 'compare' ? conflict.latest : undefined;
  const continueWith = (version: Row, kept: 'mine' | 'latest') => {
    setBase(version);
    setConflict(undefined);
    options.onLatest?.(version, kept);
  };

  return {
    form,
    /** The version that is being edited; undefined for a new record. */
    base,
    formId,
    open,
    /** Closes the form and discards what was typed. */
    close: () => close(),
    /** Closes the form and keeps what was typed, for the next time it opens. */
    closeAndKeep: () => {
      draft.close();
      onClose();
    },
    /** Deletes the draft and fills the form as if there had been none. */
    discardDraft: () => {
      draft.clear();
      setIsRestored(false);
      setConflict(undefined);
      setBase(record);
      form.reset(options.toValues(record));
      options.onDiscard?.();
      focusForm();
    },
    /** Whether the browser could store the draft. */
    isStored: draft.isStored,
    conflict,
    diff: latest ? options.diff(form.getValues(), latest) : [],
    /** The message of the limit that prevents another record; undefined if the limit was not reached. */
    limitMessage,
    /** Whether the form continues with a draft. */
    isRestored,
    isPending: save.isPending || compare.isPending,
    /** Whether closing would lose changes. */
    isUnsaved,
    submit: (event: FormEvent) => submitOver(base)(event),
    compare: () => void (base && compare.mutate(base)),
    /** Saves the form over the latest version. */
    keepMine: () => {
      if (!latest) return;
      continueWith(latest, 'mine');
      void submitOver(latest)();
    },
    /** Fills the form with the latest version. */
    takeLatest: () => {
      if (!latest) return;
      continueWith(latest, 'latest');
      form.reset(options.toValues(latest));
      focusForm();
    },
  };
}
