import { cachedUser } from '../domain/session/session.ts';
import { openScreens, ownerScreens, visitorScreens } from './screens.ts';

/** Fetches the code of the screen that most likely comes, while the server still says who is here. */
export function warmUp(pathname: string): void {
  const isOwner = cachedUser() !== null;
  const screens = [...openScreens, ...(isOwner ? ownerScreens : visitorScreens)];
  const likely = [
    screens.find(({ path }) => path === pathname)?.load,
    isOwner ? () => import('./authenticated-app.tsx') : undefined,
  ];
  // Showing the screen asks again and deals with a failure.
  for (const load of likely) load?.().catch(() => undefined);
}
