import type { MouseEvent, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { type ButtonStyle, buttonClasses } from './button-styles.ts';
import { Icon } from './icon.tsx';

type ButtonProps = ButtonStyle & {
  type?: 'button' | 'submit' | 'reset';
  /**
   * Whether the button's action is running. If so, clicks are ignored, the focus stays, and `busyLabel` replaces the
   * text.
   */
  busy?: boolean;
  busyLabel?: string;
  disabled?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  className?: string;
  id?: string;
  name?: string;
  value?: string;
  form?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | 'true';
  'aria-pressed'?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
};

/** A button. It does not use Amplify's button, which would make every first load larger. */
export function Button({
  variation = 'primary',
  size = 'm',
  full,
  icon,
  busy,
  busyLabel,
  disabled,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses({ variation, size, full }, classes(busy && 'hw-button--busy', className))}
      disabled={disabled}
      // `aria-disabled` is used while the action runs, because a disabled button would lose the keyboard focus.
      aria-disabled={busy ? true : undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon ? <Icon of={icon} /> : null}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
