import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type FormDialogProps = DialogProps & {
  /** Whether something stands in it that would be lost if it closed now. */
  unsaved: boolean;
};

/**
 * A dialog with a form in it. Escape, a press outside and the close button ask before they throw away what was filled in;
 * a Cancel button of the form's own says what it does and need not.
 */
export function FormDialog({ unsaved, ...dialog }: FormDialogProps) {
  const [asks, setAsks] = useState(false);
  const { open, onClose } = dialog;
  const stay = () => setAsks(false);
  const leave = () => {
    stay();
    onClose();
  };
  return (
    <>
      {/* Before the form: what closes first gives the focus back first, and the opener's turn comes last. */}
      <ConfirmDialog
        open={open && asks}
        title="Leave without saving?"
        text="What you filled in here is not saved yet."
        action="Leave"
        danger
        cancel="Keep editing"
        onConfirm={leave}
        onClose={stay}
      />
      <Dialog {...dialog} onClose={unsaved ? () => setAsks(true) : onClose} />
    </>
  );
}
