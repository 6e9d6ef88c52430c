import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  /** The question, with the name of what it is about: "Delete Biscuit?" */
  title: string;
  /** What happens then. */
  text: ReactNode;
  /** The words on the button that does it: "Delete Biscuit". */
  action: string;
  /** Red, for what cannot be undone. */
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  busyLabel?: string;
  cancel?: string;
  open?: boolean;
  children?: ReactNode;
};

/** Asks once before something that matters. Mounted means open unless `open` says otherwise. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    text,
    action,
    danger,
    onConfirm,
    onClose,
    busy,
    busyLabel,
    cancel = 'Cancel',
    open = true,
    children,
  } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      role="alertdialog"
      width="narrow"
      describedBy={id}
      held={busy}
      footer={
        <>
          <Button variation="outline" onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button variation={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
            {action}
          </Button>
        </>
      }
    >
      <p id={id} className="hw-soft">
        {text}
      </p>
      {children}
    </Dialog>
  );
}
