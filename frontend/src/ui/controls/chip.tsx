import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { Icon } from './icon.tsx';

type ChipProps = {
  /** Whether the chip is selected. Leave it out if the chip triggers an action instead of being selected. */
  pressed?: boolean;
  onPress: () => void;
  icon?: LucideIcon;
  disabled?: boolean;
  /** The height. `s` is 36 px, for use in dialogs. */
  size?: 'm' | 's';
  children: ReactNode;
};

/** A small rounded button, filled when it is selected. */
export function Chip({ pressed, onPress, icon, disabled, size = 'm', children }: ChipProps) {
  return (
    <button
      type="button"
      className={classes('hw-chip', size === 's' && 'hw-chip--s')}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {icon ? <Icon of={icon} size="s" /> : null}
      {children}
    </button>
  );
}

/** A chip that is a link: to a path, or to a part of the page such as `#health`. */
export function ChipLink({ to, children }: { to: string; children: ReactNode }) {
  const className = 'hw-chip hw-chip--link';
  return to.startsWith('#') ? (
    <a className={className} href={to}>
      {children}
    </a>
  ) : (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}

/** A row of chips that scrolls sideways on a phone and wraps on a desktop. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not buttons.
    <div className="hw-chips" role="group" aria-label={label}>
      {children}
    </div>
  );
}
