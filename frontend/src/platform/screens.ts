import type { ComponentType } from 'react';
import { matchPath } from 'react-router';

/**
 * Who sees a screen, and in which layout. `owner`: owners, inside the shell. `visitor`: signed-out visitors, in the
 * public layout. `both`: owners inside the shell and visitors in the public layout. `open`: everyone, outside the
 * shell.
 */
type Audience = 'owner' | 'visitor' | 'both' | 'open';

/** A screen of the app. Each feature declares its screens in its `screens.ts`, where the app finds them. */
export interface Screen {
  /** A path pattern of React Router, which may have parameters, such as `/guide/:id?`. */
  path: string;
  /** The title in the browser's tab. */
  title: string;
  audience: Audience;
  /** Loads the screen's code. */
  load: () => Promise<ComponentType>;
  /** Whether the screen also opens for an owner without a plan. For other screens, such an owner sees the paywall. */
  withoutPlan?: boolean;
}

const declared: Screen[] = [];

/** Declares screens and returns them. */
export function defineScreens(...screens: Screen[]): readonly Screen[] {
  declared.push(...screens);
  return screens;
}

/** Whether a path matches a declared screen. */
export function isScreen(pathname: string): boolean {
  return declared.some(({ path }) => matchPath(path, pathname) !== null);
}
