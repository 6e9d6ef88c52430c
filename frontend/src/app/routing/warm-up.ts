import { readCachedUser } from '../../platform/session/cached-user.ts';
import { openScreens, ownerScreens, visitorScreens } from './screens.ts';

/** Fetches the code of the likely first screen while the session loads. Resolves when it is there or has failed. */
export async function warmUp(pathname: string): Promise<void> {
  const at = (screens: typeof openScreens) => screens.find(({ path }) => path === pathname)?.load;
  const isOwner = readCachedUser() !== null;
  const open = at(openScreens);
  const likely = open
    ? [open]
    : [at(isOwner ? ownerScreens : visitorScreens), isOwner ? () => import('./authenticated-app.tsx') : undefined];
  // Rendering the screen imports it again and handles a failure.
  await Promise.allSettled(likely.map((load) => load?.()));
}
