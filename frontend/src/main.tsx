import './start.ts';
import './ui/styles.ts';
import './app/shell/app.css';
import './app/shell/shell.css';
import './app/shell/shell-wide.css';
import './app/shell/skeleton.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Routing } from './app/routing/routing.tsx';
import { warmUp } from './app/routing/warm-up.ts';
import { emergencyPath } from './domain/emergency/paths.ts';
import { rememberInvite } from './domain/onboarding/invite-code.ts';
import { refreshSession } from './platform/session/session.ts';
import { watchSession } from './platform/session/watch-session.ts';

rememberInvite(window.location.search);
watchSession();
// Starts offline support after the first screen has loaded its files.
window.addEventListener('load', () => {
  import('./app/shell/work-offline.ts').then(({ workOffline }) => workOffline()).catch(() => undefined);
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
const { pathname } = window.location;
const session = refreshSession();
// The page shows its prerendered skeleton until the first screen can render. Emergency help does not wait for the
// session.
void Promise.all([pathname === emergencyPath || session, warmUp(pathname)]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Routing />
      </BrowserRouter>
    </StrictMode>,
  ),
);
