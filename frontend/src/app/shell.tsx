import { Suspense, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { lazyComponent } from '../lib/lazy-component.ts';
import { PawIcon } from '../ui/icon.tsx';
import { toast } from '../ui/toast-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ShellContext } from './shell-context.ts';
import { type Panel, ShellHeader } from './shell-header.tsx';
import { ShellNav } from './shell-nav.tsx';
import './shell.css';

/** The panels come when the first of them is opened. */
const ShellPanels = lazyComponent(async () => (await import('./shell-panels.tsx')).ShellPanels);

/** The frame of the signed-in site: header, navigation, the assistant's paw, and one panel at a time. */
export function Shell() {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [used, setUsed] = useState(false);
  const { pathname } = useLocation();
  const [under, setUnder] = useState(pathname);
  // A panel belongs to the screen that it was opened over.
  if (under !== pathname) {
    setUnder(pathname);
    setPanel(null);
  }
  const actions = useMemo(() => {
    const open = (next: Panel) => {
      setUsed(true);
      setPanel(next);
    };
    return { open, openCare: () => open('care') };
  }, []);
  const giveUp = () => {
    setPanel(null);
    setUsed(false);
    toast({ title: 'This could not be loaded.', detail: 'Please check your connection and try again.', tone: 'error' });
  };
  return (
    <div className="hw-shell">
      <a className="hw-skip" href="#content">
        Skip to the content
      </a>
      <ShellHeader onOpen={actions.open} />
      <ShellNav />
      <main id="content" className="hw-main" tabIndex={-1}>
        <OfflineNotice />
        <ShellContext value={actions}>
          <Outlet />
        </ShellContext>
      </main>
      <button
        type="button"
        className="hw-paw"
        aria-label="Open the care assistant"
        aria-haspopup="dialog"
        onClick={actions.openCare}
      >
        <PawIcon size="xl" />
      </button>
      {used ? (
        <ErrorBoundary resetKey="" fallback={null} onFailure={giveUp}>
          <Suspense fallback={null}>
            <ShellPanels panel={panel} onClose={() => setPanel(null)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
