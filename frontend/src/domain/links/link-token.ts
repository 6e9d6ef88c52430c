import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Returns the token of an emailed link from the fragment `#token=...`; null if the fragment has none. */
export function parseLinkToken(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;
}

/**
 * Returns the token of the emailed link that opened this page, or null. Removes the token from the URL at once, to keep
 * it out of the history, bookmarks and screenshots. Also reads the token of a second link that opens in the same tab.
 */
export function useLinkToken(): string | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const inAddress = parseLinkToken(hash);
  const [token, setToken] = useState(inAddress);

  useLayoutEffect(() => {
    if (!hash) return;
    const arrived = parseLinkToken(hash);
    if (arrived) setToken(arrived);
    navigate({ pathname, search, hash: '' }, { replace: true });
  }, [hash, pathname, search, navigate]);

  return inAddress ?? token;
}
