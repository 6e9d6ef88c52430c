import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { saveReturnAddress } from '../domain/session/return-address.ts';
import { expiredOwnerId } from '../domain/session/session.ts';
import { signIn } from '../lib/paths.ts';

/** An owner's address that was opened signed out: it leads to the sign-in, and signing in leads back to it. */
export function SignInRedirect() {
  const { pathname, search } = useLocation();
  useEffect(() => saveReturnAddress(pathname + search, expiredOwnerId()), [pathname, search]);
  return <Navigate to={signIn} replace />;
}
