import { cachedUser } from '../domain/session/cached-user.ts';
import { openScreens, ownerScreens, visitorScreens } from './screens.ts';

/** Fetches the code of the likely first screen while the session loads. */
export function warmUp(pathname: string): void {
  const isOwner = cachedUser() !== null;
  const screens = [...openScreens, ...(isOwner ? ownerScreens : visitorScreens)];
  const likely = [
    screens.find(({ path }) => path === pathname)?.load,
    isOwner ? () => import('./authenticated-app.tsx') : undefined,
  ];
  // Rendering the screen imports it again and handles a failure.
  for (const load of likely) load?.().catch(() => undefined);
}
