import './start.ts';
import './ui/styles.ts';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { preloadScreen, Routing } from './app/routes.tsx';
import { warmUp } from './app/warm-up.ts';
import { inviteCodeIn, updatePendingSignUp } from './domain/onboarding/pending-sign-up.ts';
import { assumeVisitor } from './domain/session/session.ts';
import { watchSession } from './domain/session/watch-session.ts';

const site = (
  <StrictMode>
    <BrowserRouter>
      <Routing />
    </BrowserRouter>
  </StrictMode>
);

/** Takes over a page that was built ahead, as it stands; the session's answer comes after. */
async function takeOver(root: HTMLElement, path: string): Promise<void> {
  assumeVisitor();
  await preloadScreen(path);
  hydrateRoot(root, site);
  watchSession();
}

function show(root: HTMLElement): void {
  watchSession();
  warmUp(window.location.pathname);
  root.replaceChildren();
  createRoot(root).render(site);
}

const inviteCode = inviteCodeIn(window.location.search);
if (inviteCode) updatePendingSignUp({ inviteCode });

const root = document.getElementById('root');
const builtFor = root?.dataset.path;
if (!root) console.error('The page has no element to show the site in.');
else if (builtFor === undefined || builtFor !== window.location.pathname) show(root);
else takeOver(root, builtFor).catch(() => show(root));
