import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';

/** primary = filled pine, at most one per card; field = amber and field-outline = pale edge, on the pine field only. */
export type ButtonVariation = 'primary' | 'outline' | 'quiet' | 'danger' | 'field' | 'field-outline';

/** How a button looks, for buttons and for links alike. */
export type ButtonStyle = {
  variation?: ButtonVariation;
  /** m = 48 px, s = 44 px. */
  size?: 'm' | 's';
  /** As wide as its place. */
  full?: boolean;
  icon?: LucideIcon;
};

/** The class names of a button's look. */
export function buttonClasses({ variation = 'primary', size = 'm', full }: ButtonStyle, className?: string): string {
  return classes('hw-button', `hw-button--${variation}`, `hw-button--${size}`, full && 'hw-button--full', className);
}
