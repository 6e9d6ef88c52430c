import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Outlet } from 'react-router';
import { pricingPath } from '../../domain/billing/paths.ts';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { guidePath } from '../../domain/guide/paths.ts';
import { contactPath, privacyPath, termsPath } from '../../domain/legal/paths.ts';
import { welcomePath } from '../../domain/onboarding/paths.ts';
import { createQueryClient } from '../../lib/queries.ts';
import { homePath } from '../../platform/session/paths.ts';
import { signInAddress } from '../../platform/session/sign-in.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { classes } from '../../ui/classes.ts';
import { Brand } from '../../ui/layout/brand.tsx';

/**
 * The layout of every screen outside the shell: a header and a footer. If `children` are passed, they replace the
 * route's outlet.
 */
export function PublicLayout({ children }: { children?: ReactNode }) {
  const { user, status } = useSession();
  // Prerendered for everybody, so CSS selects the link by what `theme.js` knows of this device.
  const isUnknown = !user && status === 'loading';
  return (
    <>
      <a className="hw-skip" href="#content">
        Skip to content
      </a>
      <header className="hw-open-top">
        <Brand to={homePath} />
        <nav aria-label="Main">
          {user ? null : (
            <Link className={classes('hw-open-wide', isUnknown && 'hw-if-visitor')} to={pricingPath}>
              Pricing
            </Link>
          )}
          <Link className="hw-open-red" to={emergencyPath}>
            Emergency help
          </Link>
          {user || isUnknown ? (
            <Link className={isUnknown ? 'hw-if-owner' : undefined} to={homePath}>
              Home
            </Link>
          ) : null}
          {user || status === 'failed' ? null : (
            <a className={isUnknown ? 'hw-if-visitor' : undefined} href={signInAddress}>
              Sign in
            </a>
          )}
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <footer className="hw-open-foot">
        <nav aria-label="More">
          <Link to={pricingPath}>Pricing</Link>
          {user ? null : (
            <Link className={isUnknown ? 'hw-if-visitor' : undefined} to={welcomePath} reloadDocument>
              What a first week looks like
            </Link>
          )}
          <Link to={guidePath}>Care guide</Link>
          <Link to={emergencyPath}>Emergency help</Link>
          <Link to={privacyPath}>Privacy</Link>
          <Link to={termsPath}>Terms</Link>
          <Link to={contactPath}>Contact</Link>
        </nav>
      </footer>
    </>
  );
}

/** The public layout outside the signed-in app, with its own query cache. */
export function VisitorLayout() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <PublicLayout />
    </QueryClientProvider>
  );
}
