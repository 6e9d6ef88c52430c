import { useEffect, useEffectEvent, useState } from 'react';
import { type DialogState, useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { useFocusFallback } from '../../ui/overlays/use-focus-fallback.ts';
import type { ListRow } from '../lists/list.ts';
import { useUser } from '../session/use-user.ts';
import { readDraft, readOpenDraft } from '../storage/drafts.ts';
import { RecordDraft, toRecordDraftId, toRecordDraftStart } from './record-draft.ts';

/** The record, draft and start values with which a form was opened. */
export interface FormSubject<Row, Start> {
  /** The record to edit; undefined for a new record. */
  record: Row | undefined;
  /** The draft to restore, if the record has one. */
  draft: RecordDraft | undefined;
  /** The start values of a new record. */
  start: Start | undefined;
}

interface RecordDialogsOptions<Row, Start> {
  /** The records of the screen; undefined while they load. */
  rows: readonly Row[] | undefined;
  /** The ID of the form's draft. */
  draft: string;
  /** The start values of a new record if the URL asks for the form; otherwise undefined. */
  request?: Start | undefined;
  /** Called when the form that the URL asks for has opened. */
  onRequested?: () => void;
  /**
   * Deletes a record without a confirmation, because the deletion offers Undo. If it is missing, `remove` opens the
   * confirmation.
   */
  onRemove?: (record: Row) => unknown;
  /**
   * Focuses another element if the focused button no longer exists after a dialog has closed or a record was deleted.
   */
  focusFallback: () => void;
}

/** The dialogs of a list screen, and the functions that open them. */
export interface RecordDialogs<Row, Start> {
  form: DialogState<FormSubject<Row, Start>>;
  /** The confirmation of a deletion. */
  deletion: DialogState<Row>;
  add: (start?: Start) => void;
  edit: (record: Row) => void;
  remove: (record: Row) => void;
}

/**
 * Manages the form and the confirmation of a deletion on a list screen. Opens the form at once if it was open before
 * a reload or a sign-in, or the URL asks for it.
 *
 * @example
 * const remove = useDeleteRecord(walkList, { ... });
 * const dialogs = useRecordDialogs({
 *   rows: walks.data,
 *   draft: 'walk',
 *   onRemove: remove.mutate,
 *   focusFallback: () => addButton.current?.focus(),
 * });
 * <Button ref={addButton} onClick={() => dialogs.add()}>Add Walk</Button>
 * <LazyDialog state={dialogs.form}>
 *   {(subject, dialog) => <WalkDialog key={dialogs.form.opening} {...subject} {...dialog} />}
 * </LazyDialog>
 */
export function useRecordDialogs<Row extends ListRow, Start = undefined>(
  options: RecordDialogsOptions<Row, Start>,
): RecordDialogs<Row, Start> {
  const { rows, draft: draftId, request, onRequested, onRemove, focusFallback } = options;
  const form = useDialogState<FormSubject<Row, Start>>();
  const deletion = useDialogState<Row>();
  const { id: ownerId } = useUser();
  const show = ({ record, start }: { record?: Row | undefined; start?: Start | undefined }) => {
    const draft = readDraft(toRecordDraftId(draftId, record), ownerId, RecordDraft);
    form.show({ record, draft, start });
  };

  const resume = useEffectEvent(() => {
    // The form that the URL asks for may already be open before the rows have loaded.
    if (form.open) return;
    const draft = readOpenDraft(toRecordDraftStart(draftId), ownerId, RecordDraft);
    const record = rows?.find(({ id }) => id === draft?.record?.id);
    if (draft && (record || !draft.record)) show({ record });
    else if (request !== undefined) show({ start: request });
    if (request !== undefined) onRequested?.();
  });
  const isLoaded = rows !== undefined;
  const isRequested = request !== undefined;
  useEffect(() => {
    if (isLoaded || isRequested) resume();
  }, [isLoaded, isRequested]);

  const [removed, setRemoved] = useState<Row>();
  useFocusFallback({
    isOpen: form.open || deletion.open,
    isGone: removed !== undefined && rows !== undefined && !rows.some(({ id }) => id === removed.id),
    focus: focusFallback,
  });

  return {
    form,
    deletion,
    add: (start) => show({ start }),
    edit: (record) => show({ record }),
    remove: (record) => {
      setRemoved(record);
      if (onRemove) onRemove(record);
      else deletion.show(record);
    },
  };
}
