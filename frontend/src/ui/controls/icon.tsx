import type { LucideIcon } from 'lucide-react';
import { classes } from '../classes.ts';

/** The size: s = 16 px for badges and hints, m = 20 px, l = 24 px for quick actions and notices. */
export type IconSize = 's' | 'm' | 'l';

type IconProps = {
  of: LucideIcon;
  size?: IconSize;
  /** Alternative text. If it is missing, the icon is decorative. */
  label?: string;
  className?: string;
};

/** A Lucide icon in our stroke width and sizes. */
export function Icon({ of: Drawing, size = 'm', label, className }: IconProps) {
  const names = classes('hw-icon', `hw-icon--${size}`, className);
  return label ? (
    <Drawing className={names} role="img" aria-label={label} />
  ) : (
    <Drawing className={names} aria-hidden="true" focusable="false" />
  );
}

/** The paw icon of the assistant button. It is our only filled icon. */
export function PawIcon({ size = 'l', className }: { size?: IconSize | 'xl'; className?: string }) {
  return (
    <svg
      className={classes('hw-icon', `hw-icon--${size}`, 'hw-icon--paw', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="5.1" cy="11.3" rx="2.1" ry="2.7" transform="rotate(-24 5.1 11.3)" />
      <ellipse cx="9.3" cy="6.3" rx="2.2" ry="3" transform="rotate(-8 9.3 6.3)" />
      <ellipse cx="14.7" cy="6.3" rx="2.2" ry="3" transform="rotate(8 14.7 6.3)" />
      <ellipse cx="18.9" cy="11.3" rx="2.1" ry="2.7" transform="rotate(24 18.9 11.3)" />
      <path d="M12 11.2c2.6 0 4 2 5 3.9.9 1.7.8 4.3-1.6 4.7-1.3.2-2.1-.5-3.4-.5s-2.1.7-3.4.5c-2.4-.4-2.5-3-1.6-4.7 1-1.9 2.4-3.9 5-3.9Z" />
    </svg>
  );
}
