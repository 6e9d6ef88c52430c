import '../start.ts';
import '../ui/styles.ts';
import './shell/app.css';
import './shell/shell.css';
import './shell/shell-wide.css';
import './shell/skeleton.css';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { emergencyPath } from '../domain/emergency/paths.ts';
import { rememberInvite } from '../domain/onboarding/invite-code.ts';
import { yieldToBrowser } from '../lib/yield-to-browser.ts';
import { watchLock } from '../platform/lock/watch-lock.ts';
import { refreshSession } from '../platform/session/session.ts';
import { watchSession } from '../platform/session/watch-session.ts';
import { listenToPopState } from '../ui/overlays/pop-state.ts';
import { Routing } from './routing/routing.tsx';
import { warmUp } from './routing/warm-up.ts';
import { keepSkeleton } from './shell/page-skeleton.tsx';

/** Returns the element that contains every page. */
export function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  return root;
}

/** Loads the code of the likely first screen. */
export function loadScreen(): Promise<void> {
  return warmUp(window.location.pathname);
}

/** Starts offline support after the first screen has loaded its files. */
function startWorkingOffline(): void {
  const start = () => {
    import('./shell/work-offline.ts').then(({ workOffline }) => workOffline()).catch(() => undefined);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}

/** Starts what runs beside the screens, and waits until the first screen can render. */
export async function prepareApp(): Promise<void> {
  listenToPopState();
  rememberInvite(window.location.search);
  watchSession();
  watchLock();
  startWorkingOffline();
  const session = refreshSession();
  // The browser can respond between starting the app and starting to load the screen.
  await yieldToBrowser();
  // Emergency help does not wait for the session.
  await Promise.all([window.location.pathname === emergencyPath || session, loadScreen()]);
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <Routing />
    </BrowserRouter>
  </StrictMode>
);

/**
 * Renders the app in parts of a few milliseconds, in place of what the element contains. Until all parts are rendered,
 * the element stays as it is, and the page responds.
 */
export function renderApp(element: HTMLElement): void {
  keepSkeleton();
  startTransition(() => createRoot(element).render(app));
}

/** Renders the app into an element at once, in place of what the element contains. */
export function renderAppNow(element: HTMLElement): void {
  flushSync(() => createRoot(element).render(app));
}

/** Takes over the prerendered screen in an element. What it shows, its focus and its open parts stay as they are. */
export function hydrateApp(element: HTMLElement): void {
  startTransition(() => {
    hydrateRoot(element, app);
  });
}
