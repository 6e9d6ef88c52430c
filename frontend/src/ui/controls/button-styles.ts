import type { LucideIcon } from 'lucide-react';
import { classes } from '../classes.ts';

/**
 * The look of a button. `primary` is filled and used at most once per card. `field` and `field-outline` are only for
 * buttons on a pine-colored area (`hw-field`).
 */
export type ButtonVariation = 'primary' | 'outline' | 'quiet' | 'danger' | 'field' | 'field-outline';

/** The style of a button, or of a link that looks like a button. */
export type ButtonStyle = {
  variation?: ButtonVariation;
  /** The height: m = 48 px, s = 44 px. */
  size?: 'm' | 's';
  /** Whether the button takes the full width. */
  full?: boolean;
  icon?: LucideIcon;
};

/** Returns the class names of a button. */
export function buttonClasses({ variation = 'primary', size = 'm', full }: ButtonStyle, className?: string): string {
  return classes('hw-button', `hw-button--${variation}`, `hw-button--${size}`, full && 'hw-button--full', className);
}
