import type { MouseEvent, ReactNode, Ref } from 'react';
import { type ButtonStyle, buttonClasses } from './button-styles.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

type ButtonProps = ButtonStyle & {
  type?: 'button' | 'submit' | 'reset';
  /** The action runs: presses do nothing, focus stays, `busyLabel` takes the words' place. */
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

/** A button, 48 px high (44 px small). Not Amplify's: its looks are ours anyway, and its machinery would weigh on every first visit. */
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
      // A button that turns disabled drops the keyboard focus, so a busy one only says that it is.
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
