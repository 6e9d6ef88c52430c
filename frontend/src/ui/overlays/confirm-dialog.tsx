import { type ReactNode, useId } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  /** The question, which names the object: "Delete Biscuit?" */
  title: string;
  /** One sentence about the consequence. */
  text: ReactNode;
  /** The confirm button's label: "Delete Biscuit". */
  action: string;
  /** Whether the action cannot be undone. */
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  busyLabel?: string;
  cancel?: string;
  open?: boolean;
  children?: ReactNode;
};

/** A dialog that asks for confirmation. It is open while it is mounted, unless `open` is passed. */
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
