import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useDialog } from './use-dialog.ts';

export type DialogProps = {
  open: boolean;
  title: string;
  /** Called by the close button, Escape and a click on the backdrop. The caller then sets `open` to false. */
  onClose: () => void;
  /** Called by the browser's Back button. Default: `onClose`. */
  onBack?: (() => void) | undefined;
  /** The buttons below the scrollable content: cancel on the left, the action on the right. */
  footer?: ReactNode;
  /**
   * `normal` is 560 px, `narrow` 440 px, `wide` 720 px and `full` 1040 px wide. `side` is a panel of 480 px on the
   * right. On a phone, every dialog is a bottom sheet.
   */
  width?: 'normal' | 'narrow' | 'wide' | 'full' | 'side';
  /** The ARIA role. Use `alertdialog` for a confirmation. */
  role?: 'dialog' | 'alertdialog';
  /** The ID of the element that describes the dialog. */
  describedBy?: string;
  /** Whether to prevent closing the dialog, because an action is running. */
  held?: boolean;
  /** A button between the title and the close button. */
  titleAction?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A modal dialog, as the browser's own `<dialog>` element. When it opens, it focuses the element with `data-autofocus`,
 * or else itself. The focus stays inside while the dialog is open, and afterwards returns to the element that opened
 * it.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    onClose,
    onBack = onClose,
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
  const goBack = () => {
    if (!held) onBack();
  };
  const { ref, kept, trap } = useDialog(
    open,
    { title, titleAction, children, footer },
    { onClose: close, onBack: goBack },
  );

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
