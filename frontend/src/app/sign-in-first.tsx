import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signIn } from '../lib/paths.ts';
import { whoWasHere } from '../lib/session.ts';
import { keepAddress } from '../lib/unsent.ts';

/** An owner's address that was opened signed out: it leads to the sign-in, and signing in leads back to it. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  useEffect(() => keepAddress(pathname + search, whoWasHere()), [pathname, search]);
  return <Navigate to={signIn} replace />;
}
