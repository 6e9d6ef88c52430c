import { Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { calendarPath } from '../../domain/appointments/paths.ts';
import { useCalendarLabel } from '../../features/appointments/calendar-label.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { PawIcon } from '../../ui/controls/icon.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { type Panel, ShellHeader } from './shell-header.tsx';
import { ShellNav } from './shell-nav.tsx';
import type { ShellActions } from './use-shell.ts';

/** The code of the banner loads only for an owner whose account will be deleted. */
const DeletionBanner = lazyComponent(
  async () => (await import('../../features/account/deletion-banner.tsx')).DeletionBanner,
);

/** The code of the panels loads when the first panel is opened. */
const ShellPanels = lazyComponent(async () => (await import('./shell-panels.tsx')).ShellPanels);

/** The signed-in layout: header, navigation, assistant button, and one panel at a time. */
export function Shell() {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const { pathname } = useLocation();
  const { deletesAt } = useUser();
  const [shownPathname, setShownPathname] = useState(pathname);
  // Navigating closes the panel.
  if (shownPathname !== pathname) {
    setShownPathname(pathname);
    setPanel(null);
  }
  const actions = useMemo(() => {
    const open = (next: Panel) => {
      setLoaded(true);
      setPanel(next);
    };
    return { open, openAssistant: () => open('assistant') };
  }, []);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('panel');
  useEffect(() => {
    if (asked !== 'vets' && asked !== 'food') return;
    actions.open(asked);
    setSearch(
      (params) => {
        params.delete('panel');
        return params;
      },
      { replace: true },
    );
  }, [asked, actions, setSearch]);
  const onLoadFailed = () => {
    setPanel(null);
    setLoaded(false);
    toast({ title: "That didn't load.", detail: 'Please check your connection and try again.', tone: 'error' });
  };
  return (
    <div className="hw-shell">
      <a className="hw-skip" href="#content">
        Skip to content
      </a>
      <ShellHeader onOpen={actions.open} />
      <ShellNav labels={{ [calendarPath]: useCalendarLabel() }} />
      <main id="content" className="hw-main" tabIndex={-1}>
        <OfflineNotice />
        {deletesAt ? (
          <Suspense fallback={null}>
            <div className="hw-shell-alert">
              <DeletionBanner />
            </div>
          </Suspense>
        ) : null}
        <Outlet context={actions satisfies ShellActions} />
      </main>
      <button
        type="button"
        className="hw-paw"
        aria-label="Open the care assistant"
        aria-haspopup="dialog"
        onClick={actions.openAssistant}
      >
        <PawIcon size="xl" />
      </button>
      {isLoaded ? (
        <ErrorBoundary resetKey="" fallback={null} onFailure={onLoadFailed}>
          <Suspense fallback={null}>
            <ShellPanels panel={panel} onClose={() => setPanel(null)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
