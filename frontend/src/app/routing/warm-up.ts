import { readCachedUser } from '../../platform/session/cached-user.ts';
import { openScreens, ownerScreens, visitorScreens } from './screens.ts';

/** Preloads the code of the likely first screen while the session loads. Never rejects. */
export async function warmUp(pathname: string): Promise<void> {
  const at = (screens: typeof openScreens) => screens.find(({ path }) => path === pathname)?.load;
  const isOwner = readCachedUser() !== null;
  const open = at(openScreens);
  const likely = open
    ? [open]
    : [at(isOwner ? ownerScreens : visitorScreens), isOwner ? () => import('./authenticated-app.tsx') : undefined];
  // Failures are ignored here: rendering the screen imports the code again and handles them.
  await Promise.allSettled(likely.map((load) => load?.()));
}
