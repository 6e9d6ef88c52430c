import type { ComponentType } from 'react';
import { matchPath } from 'react-router';

/**
 * Who sees a screen, and where. `owner`: owners, inside the shell. `visitor`: signed-out visitors, in the public layout.
 * `both`: each of them in their layout. `open`: everyone, outside the shell.
 */
type Audience = 'owner' | 'visitor' | 'both' | 'open';

/** A screen of the app. Each feature declares its own in `screens.ts`, where the app finds them. */
export interface Screen {
  /** A path of React Router, which may have variables, such as `/guide/:id?`. */
  path: string;
  /** Its title in the browser's tab. */
  title: string;
  audience: Audience;
  /** Loads its code. */
  load: () => Promise<ComponentType>;
  /** Whether it stays open to an owner without a plan, whom the paywall keeps from other screens. */
  withoutPlan?: boolean;
}

const declared: Screen[] = [];

/** Declares screens. */
export function defineScreens(...screens: Screen[]): readonly Screen[] {
  declared.push(...screens);
  return screens;
}

/** Whether a path leads to a declared screen. */
export function isScreen(pathname: string): boolean {
  return declared.some(({ path }) => matchPath(path, pathname) !== null);
}
