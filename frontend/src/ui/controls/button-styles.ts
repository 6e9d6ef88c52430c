import type { LucideIcon } from 'lucide-react';
import { classes } from '../classes.ts';

/** primary: filled, at most one per card. field and field-outline: only on the pine field. */
export type ButtonVariation = 'primary' | 'outline' | 'quiet' | 'danger' | 'field' | 'field-outline';

/** The style of a button or of a link that looks like one. */
export type ButtonStyle = {
  variation?: ButtonVariation;
  /** m = 48 px, s = 44 px. */
  size?: 'm' | 's';
  /** Full width. */
  full?: boolean;
  icon?: LucideIcon;
};

/** The class names of a button. */
export function buttonClasses({ variation = 'primary', size = 'm', full }: ButtonStyle, className?: string): string {
  return classes('hw-button', `hw-button--${variation}`, `hw-button--${size}`, full && 'hw-button--full', className);
}
