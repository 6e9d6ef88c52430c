import type { LucideIcon } from 'lucide-react';

/**
 * A link to a screen in the navigation of the shell. Each feature declares its links in its `navigation.ts`, where the
 * app finds them. They are not in `screens.ts`, so that visitors do not load icons that only owners see.
 */
export interface NavigationEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Paths of other screens that belong to it: it is the current entry there, too. */
  covers?: readonly string[];
  /** The position in the main navigation; undefined if the link is not part of it. */
  inBar?: number;
  /** The position in the account menu; undefined if the link is not part of it. */
  inMenu?: number;
  /** Whether owners with these roles see the link. Default: all owners do. */
  isFor?: (roles: readonly string[]) => boolean;
}
