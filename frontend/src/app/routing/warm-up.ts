import { matchPath } from 'react-router';
import type { Screen } from '../../platform/screens.ts';
import { readCachedUser } from '../../platform/session/cached-user.ts';
import { setComponent } from './screen-components.ts';
import { openScreens, ownerScreens, visitorScreens } from './screens.ts';

/** Loads the code of the likely first screen while the session loads. Never rejects. */
export async function warmUp(pathname: string): Promise<void> {
  const isOwner = readCachedUser() !== null;
  const find = (screens: readonly Screen[]) => screens.find(({ path }) => matchPath(path, pathname));
  const open = find(openScreens);
  const screen = open ?? find(isOwner ? ownerScreens : visitorScreens);
  // Failures are ignored here: rendering the screen imports the code again and handles them.
  await Promise.allSettled([
    screen?.load().then((component) => setComponent(screen, component)),
    isOwner && !open ? import('./authenticated-app.tsx') : undefined,
  ]);
}
