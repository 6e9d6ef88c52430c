import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type FormDialogProps = DialogProps & {
  /** Whether closing it would lose changes. */
  unsaved: boolean;
};

/**
 * A dialog with a form. Escape, a click outside and the close button ask before they discard changes. A Cancel button in the
 * form closes without asking.
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
      {/* Before the form, so that it restores the focus first when both close. */}
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
