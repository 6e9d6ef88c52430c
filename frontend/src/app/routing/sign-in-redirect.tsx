import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '../../platform/session/paths.ts';
import { saveReturnAddress } from '../../platform/session/return-address.ts';
import { getExpiredOwnerId } from '../../platform/session/session.ts';

/** Redirects a visitor from an owner's screen to sign-in. Signing in leads back to the screen. */
export function SignInRedirect() {
  const { pathname, search } = useLocation();
  useEffect(() => saveReturnAddress(pathname + search, getExpiredOwnerId()), [pathname, search]);
  return <Navigate to={signInPath} replace />;
}
