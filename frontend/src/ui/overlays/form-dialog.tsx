import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type FormDialogProps = DialogProps & {
  /** Whether closing the dialog would lose changes. */
  unsaved: boolean;
};

/**
 * A dialog with a form. Before they discard changes, Escape, a click outside, the close button and, without `onBack`,
 * the Back button ask for confirmation. A Cancel button in the form closes the dialog without asking.
 */
export function FormDialog({ unsaved, ...dialog }: FormDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { open, onClose } = dialog;
  const stay = () => setIsAsking(false);
  const leave = () => {
    stay();
    onClose();
  };
  return (
    <>
      {/* Rendered before the form, so that the confirmation restores the focus first when both dialogs close. */}
      <ConfirmDialog
        open={open && isAsking}
        title="Leave without saving?"
        text="Your changes haven't been saved."
        action="Leave"
        danger
        cancel="Keep editing"
        onConfirm={leave}
        onClose={stay}
      />
      <Dialog {...dialog} onClose={unsaved ? () => setIsAsking(true) : onClose} />
    </>
  );
}
