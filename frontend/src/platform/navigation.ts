import type { LucideIcon } from 'lucide-react';

/**
 * A link to a screen in the navigation of the shell. Each feature declares its own in `navigation.ts`, where the app finds
 * it. It is apart from `screens.ts`, so that visitors do not load icons that only owners see.
 */
export interface NavigationEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Its place in the main navigation, if it is there. */
  inBar?: number;
  /** Its place in the account menu, if it is there. */
  inMenu?: number;
}
