import type { FormEvent, ReactNode } from 'react';
import type { FieldDiff } from '../../lib/field-diff.ts';
import { Button } from '../../ui/controls/button.tsx';
import { type Conflict, ConflictNotice } from '../../ui/overlays/conflict-notice.tsx';
import { DraftNotice, StorageWarning } from '../../ui/overlays/draft-notices.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';

type RecordDialogProps = {
  /** The state that `useRecordDialog` returns. */
  dialog: {
    formId: string;
    open: boolean;
    close: () => void;
    closeAndKeep: () => void;
    discardDraft: () => void;
    conflict: Conflict<unknown> | undefined;
    diff: readonly FieldDiff[];
    isRestored: boolean;
    isStored: boolean;
    isPending: boolean;
    isUnsaved: boolean;
    submit: (event: FormEvent) => unknown;
    compare: () => void;
    keepMine: () => void;
    takeLatest: () => void;
  };
  title: string;
  /** The label of the submit button. */
  action: string;
  /** Tells the owner what the draft could not contain: "Please choose the photo again." */
  lost?: string | undefined;
  className?: string;
  children: ReactNode;
};

/**
 * The dialog with the form of a record: notices about a version conflict and a restored draft, the fields, and the
 * buttons.
 */
export function RecordDialog({ dialog, title, action, lost, className, children }: RecordDialogProps) {
  const { formId, open, close, conflict, isPending } = dialog;
  return (
    <FormDialog
      open={open}
      unsaved={dialog.isUnsaved}
      title={title}
      onClose={close}
      onBack={dialog.closeAndKeep}
      held={isPending}
      footer={
        <>
          <Button variation="outline" onClick={close} disabled={isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isPending}
            busyLabel="Saving..."
            disabled={conflict?.kind === 'compare' || conflict?.kind === 'deleted'}
          >
            {action}
          </Button>
        </>
      }
    >
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          diff={dialog.diff}
          busy={isPending}
          onCompare={dialog.compare}
          onKeepMine={dialog.keepMine}
          onTakeLatest={dialog.takeLatest}
        />
      ) : null}
      {dialog.isRestored ? <DraftNotice more={lost} busy={isPending} onDiscard={dialog.discardDraft} /> : null}
      {dialog.isStored ? null : <StorageWarning />}
      <form id={formId} className={className ?? 'hw-stack'} noValidate onSubmit={dialog.submit}>
        {children}
      </form>
    </FormDialog>
  );
}
