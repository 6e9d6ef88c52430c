import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token of a mailed link, which travels in the address's fragment: `#token=...`. */
export function tokenIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;
}

/**
 * The token that this page was opened with, or null. It leaves the address at once, so that it stays in no history, no
 * bookmark and no screenshot; a second link opened in the same tab is taken as well.
 */
export function useLinkToken(): string | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const inAddress = tokenIn(hash);
  const [token, setToken] = useState(inAddress);

  useLayoutEffect(() => {
    if (!hash) return;
    const arrived = tokenIn(hash);
    if (arrived) setToken(arrived);
    navigate({ pathname, search, hash: '' }, { replace: true });
  }, [hash, pathname, search, navigate]);

  return inAddress ?? token;
}
