import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useOutletContext } from 'react-router';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useLocked } from '../../platform/lock/use-lock.ts';
import type { Screen } from '../../platform/screens.ts';
import { authPath, homePath } from '../../platform/session/paths.ts';
import { useOwnerId, useSession } from '../../platform/session/use-user.ts';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { LoadingScreen } from '../shell/loading-screen.tsx';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { VisitorLayout } from '../shell/public-layout.tsx';
import { ScreenFrame } from '../shell/screen-frame.tsx';
import { SessionFailed } from '../shell/session-failed.tsx';
import { landingPath } from '../static/static-pages.ts';
import { findComponent } from './screen-components.ts';
import { openScreens, ownerScreens, staticPaths, visitorScreens, workshopScreens } from './screens.ts';
import { SignInRedirect } from './sign-in-redirect.tsx';

const AuthenticatedApp = lazyComponent(async () => (await import('./authenticated-app.tsx')).AuthenticatedApp);

const LockScreen = lazyComponent(async () => (await import('../../features/app-lock/lock-screen.tsx')).LockScreen);

const NotFoundRedirect = lazyComponent(async () => (await import('./not-found-redirect.tsx')).NotFoundRedirect);

function renderRoutes(screens: readonly Screen[]) {
  return screens.map((screen) => {
    const Content = findComponent(screen);
    return (
      <Route
        key={screen.path}
        path={screen.path}
        element={
          <ScreenFrame title={screen.title}>
            <Content />
          </ScreenFrame>
        }
      />
    );
  });
}

/** Shows a loading state while a screen's code loads, and an error state when the screen throws. */
function ScreenBoundary() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet context={useOutletContext()} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Navigates from the app to a static page, with a page load. */
function StaticPage({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path]);
  return <LoadingScreen />;
}

/** Leads a visitor from a path that has no screen for visitors to sign-in, or to the static page at this path. */
function VisitorRedirect({ path }: { path?: string }) {
  // If the session could not be checked, an owner may be signed in.
  if (useSession().status !== 'known') return <SessionFailed />;
  if (path === undefined) return <Navigate to={authPath} replace />;
  if (!staticPaths.includes(path)) return <SignInRedirect />;
  // With an expired session cookie, the server answers `/` with the app, so the landing page is opened at `/landing`.
  return <StaticPage path={path === homePath ? landingPath : path} />;
}

/** Renders the routes for visitors. Paths of owners' screens redirect to sign-in. */
function renderVisitorRoutes() {
  const others = new Set([...staticPaths, ...ownerScreens.map(({ path }) => path)]);
  for (const { path } of visitorScreens) others.delete(path);
  return (
    <Route element={<VisitorLayout />}>
      <Route element={<ScreenBoundary />}>{renderRoutes(visitorScreens)}</Route>
      {[...others].map((path) => (
        <Route key={path} path={path} element={<VisitorRedirect path={path} />} />
      ))}
      <Route path="*" element={<VisitorRedirect />} />
    </Route>
  );
}

function Locked() {
  const { user } = useSession();
  return user ? (
    <ScreenFrame title="Locked">
      <LockScreen user={user} />
    </ScreenFrame>
  ) : null;
}

/** The routes of the app. They depend on the session, which was checked before the first render. */
export function Routing() {
  const ownerId = useOwnerId();
  const { pathname } = useLocation();
  const isLocked = useLocked(ownerId);
  if (ownerId && isLocked && pathname !== emergencyPath) {
    return (
      // The key removes the app from the page, rather than hiding it while the lock screen loads.
      <ErrorBoundary key="locked" resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Locked />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <ErrorBoundary key="open" resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route element={<ScreenBoundary />}>{renderRoutes(workshopScreens)}</Route>
          <Route element={<VisitorLayout />}>
            <Route element={<ScreenBoundary />}>{renderRoutes(openScreens)}</Route>
          </Route>
          {ownerId ? (
            <Route element={<AuthenticatedApp key={ownerId} />}>
              <Route element={<ScreenBoundary />}>{renderRoutes(ownerScreens)}</Route>
              <Route path="*" element={<NotFoundRedirect />} />
            </Route>
          ) : (
            renderVisitorRoutes()
          )}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
