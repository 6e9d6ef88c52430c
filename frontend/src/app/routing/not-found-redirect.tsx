import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { homePath } from '../../platform/session/paths.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { staticPaths, visitorScreens } from './screens.ts';

/** Redirects an unknown path to home and shows a toast. From a screen for visitors, redirects without a toast. */
export function NotFoundRedirect() {
  const { pathname } = useLocation();
  const isForVisitors = staticPaths.includes(pathname) || visitorScreens.some(({ path }) => path === pathname);
  useEffect(() => {
    if (isForVisitors) return;
    toast({ tone: 'plain', title: "That page doesn't exist", detail: "We've taken you home." });
  }, [isForVisitors]);
  return <Navigate to={homePath} replace />;
}
