import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useDialog } from './use-dialog.ts';

export type DialogProps = {
  open: boolean;
  title: string;
  /** Called by the close button, Escape and a click on the backdrop. The caller sets `open` to false. */
  onClose: () => void;
  /** Buttons below the scrolling content: cancel left, action right. */
  footer?: ReactNode;
  /** normal = 560 px, narrow = 440 px, wide = 720 px, side = a panel of 480 px on the right. On a phone all are bottom sheets. */
  width?: 'normal' | 'narrow' | 'wide' | 'side';
  /** alertdialog for a confirmation. */
  role?: 'dialog' | 'alertdialog';
  /** Id of the element that describes the dialog. */
  describedBy?: string;
  /** Prevents closing the dialog while an action runs. */
  held?: boolean;
  /** Shown between the title and the close button. */
  titleAction?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A modal dialog on the browser's own `<dialog>`. Focus goes to the element with `data-autofocus`, else to the dialog
 * itself. It stays inside while the dialog is open, and returns to the opener afterwards.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    onClose,
    footer,
    width = 'normal',
    role,
    describedBy,
    held,
    titleAction,
    className,
    children,
  } = props;
  const titleId = useId();
  const pressedOutside = useRef(false);
  const close = () => {
    if (!held) onClose();
  };
  const { ref, kept, trap } = useDialog(open, { title, titleAction, children, footer }, close);

  return (
    <dialog
      ref={ref}
      className={classes('hw-dialog', `hw-dialog--${width}`, className)}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      tabIndex={-1}
      onKeyDown={trap}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === ref.current;
      }}
      onClick={(event) => {
        if (event.target === ref.current && pressedOutside.current) close();
      }}
    >
      {kept ? (
        <div className="hw-dialog-panel">
          <div className="hw-dialog-grab" aria-hidden="true" />
          <header className="hw-dialog-head">
            <h2 id={titleId}>{kept.title}</h2>
            {kept.titleAction}
            <IconButton icon={X} label="Close" onClick={close} disabled={held} />
          </header>
          <div
            className="hw-dialog-body"
            // Content taller than the window must be scrollable by keyboard.
            tabIndex={role === 'alertdialog' ? 0 : undefined}
          >
            {kept.children}
          </div>
          {kept.footer ? <footer className="hw-dialog-foot">{kept.footer}</footer> : null}
        </div>
      ) : null}
    </dialog>
  );
}
