import { matchPath } from 'react-router';
import { localDate } from '#shared/calendar.ts';
import { now } from '../../lib/now.ts';
import { yieldToBrowser } from '../../lib/yield-to-browser.ts';
import type { Screen } from '../../platform/screens.ts';
import { readCachedUser } from '../../platform/session/cached-user.ts';
import { setComponent } from './screen-components.ts';
import { openScreens, ownerScreens, visitorScreens } from './screens.ts';

/** Loads the code of the likely first screen while the session loads. Never rejects. */
export async function warmUp(pathname: string): Promise<void> {
  const user = readCachedUser();
  const find = (screens: readonly Screen[]) => screens.find(({ path }) => matchPath(path, pathname));
  const open = find(openScreens);
  const screen = open ?? find(user ? ownerScreens : visitorScreens);
  // Failures are ignored here: rendering the screen imports the code again and handles them.
  const ignore = () => undefined;
  const screenLoad = screen?.load().then((component) => setComponent(screen, component), ignore);
  await yieldToBrowser();
  const shellLoad = user && !open ? import('./authenticated-app.tsx').catch(ignore) : undefined;
  // Creating the first formatter of a time zone takes long. While the code loads, there is time for it.
  const formatterLoad =
    user &&
    yieldToBrowser()
      .then(() => localDate(now(), user.timeZone))
      .catch(ignore);
  await Promise.all([screenLoad, shellLoad, formatterLoad]);
}
