import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { whoWasHere } from '../domain/session/session.ts';
import { signIn } from '../lib/paths.ts';
import { keepAddress } from '../lib/unsent.ts';

/** An owner's address that was opened signed out: it leads to the sign-in, and signing in leads back to it. */
export function SignInRedirect() {
  const { pathname, search } = useLocation();
  useEffect(() => keepAddress(pathname + search, whoWasHere()), [pathname, search]);
  return <Navigate to={signIn} replace />;
}
