import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from './icon.tsx';

type ChipProps = {
  /** Whether it is selected. Leave it out for a plain action. */
  pressed?: boolean;
  onPress: () => void;
  icon?: LucideIcon;
  disabled?: boolean;
  /** s = 36 px, for dialogs. */
  size?: 'm' | 's';
  children: ReactNode;
};

/** A toggle button, filled when selected. */
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

/** A row of chips that scrolls sideways on a phone and wraps on a desktop. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not buttons.
    <div className="hw-chips" role="group" aria-label={label}>
      {children}
    </div>
  );
}
