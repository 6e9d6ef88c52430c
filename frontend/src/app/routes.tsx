import { type ComponentType, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { useSession } from '../domain/session/use-user.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { paths } from '../lib/paths.ts';
import { Loading } from '../ui/loading.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PublicLayout } from './public-layout.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { openScreens, ownerScreens, type Screen, visitorScreens, workshopScreens } from './screens.ts';
import { SessionFailed } from './session-failed.tsx';
import { SignInRedirect } from './sign-in-redirect.tsx';

const AuthenticatedApp = lazyComponent(async () => (await import('./authenticated-app.tsx')).AuthenticatedApp);

const NotFoundRedirect = lazyComponent(async () => (await import('./not-found-redirect.tsx')).NotFoundRedirect);

const made = new Map<Screen['load'], ComponentType>();

function componentOf({ load }: Screen): ComponentType {
  const known = made.get(load) ?? lazyComponent(load);
  made.set(load, known);
  return known;
}

/** Fetches a visitor's screen, so that it is there at the first render: a page that was built ahead is taken over as it is. */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = visitorScreens.find(({ path }) => path === pathname);
  if (screen) made.set(screen.load, await screen.load());
}

function routesOf(screens: readonly Screen[]) {
  return screens.map((screen) => {
    const Content = componentOf(screen);
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

/** Stands where a screen will be: a page has a heading at every moment. */
function Coming() {
  return (
    <>
      <h1 className="hw-hidden">Houndwell</h1>
      <Loading />
    </>
  );
}

/** Holds the place of a screen whose code is on its way, and catches what it throws. */
function Guarded() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<Coming />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What an owner's addresses show while nobody is signed in, or nobody knows. What visitors may see too shows as it is. */
function routesWithoutOwner(isKnown: boolean) {
  const stand = isKnown ? <SignInRedirect /> : <SessionFailed />;
  // The first address belongs to both: who may be an owner is not shown what we tell visitors.
  const forVisitors = isKnown ? visitorScreens : visitorScreens.filter(({ path }) => path !== paths.home);
  return (
    <Route element={<PublicLayout />}>
      <Route element={<Guarded />}>{routesOf(forVisitors)}</Route>
      {ownerScreens
        .filter(({ path }) => forVisitors.every((screen) => screen.path !== path))
        .map(({ path }) => (
          <Route key={path} path={path} element={stand} />
        ))}
      <Route path="*" element={isKnown ? <Navigate to={paths.auth} replace /> : stand} />
    </Route>
  );
}

/** Every route, for whoever is here. */
export function Routing() {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const coming = (
    <main>
      <Coming />
    </main>
  );
  if (status === 'loading') return coming;
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={coming}>
        <Routes>
          <Route element={<Guarded />}>{routesOf(workshopScreens)}</Route>
          <Route element={<PublicLayout />}>
            <Route element={<Guarded />}>{routesOf(openScreens)}</Route>
          </Route>
          {user ? (
            <Route element={<AuthenticatedApp key={user.id} />}>
              <Route element={<Guarded />}>{routesOf(ownerScreens)}</Route>
              <Route path="*" element={<NotFoundRedirect />} />
            </Route>
          ) : (
            routesWithoutOwner(status === 'known')
          )}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
