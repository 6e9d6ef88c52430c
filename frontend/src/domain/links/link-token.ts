import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token of an emailed link, from the fragment `#token=...`; null if there is none. */
export function parseLinkToken(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;
}

/**
 * The token that this page was opened with, or null. Removes it from the URL at once, to keep it out of the
 * history, bookmarks and screenshots. Also picks up a second link opened in the same tab.
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
