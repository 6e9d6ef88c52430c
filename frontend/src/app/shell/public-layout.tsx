import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Outlet } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { newQueryClient } from '../../lib/queries.ts';
import { signInAddress } from '../../platform/session/sign-in.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { Brand } from '../../ui/layout/brand.tsx';

/** The layout of every screen outside the shell: brand, a few links, and a footer. `children` replace the route's outlet. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  const { user, status } = useSession();
  return (
    <>
      <a className="hw-skip" href="#content">
        Skip to content
      </a>
      <header className="hw-open-top">
        <Brand to={paths.home} />
        <nav aria-label="Main">
          {user ? null : (
            <Link className="hw-open-wide" to={paths.pricing}>
              Pricing
            </Link>
          )}
          <Link className="hw-open-red" to={paths.emergency}>
            Emergency help
          </Link>
          {user ? <Link to={paths.home}>Home</Link> : null}
          {user || status === 'failed' ? null : <a href={signInAddress}>Sign in</a>}
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <footer className="hw-open-foot">
        <nav aria-label="More">
          <Link to={paths.pricing}>Pricing</Link>
          {user ? null : (
            <Link to={paths.welcome} reloadDocument>
              What a first week looks like
            </Link>
          )}
          <Link to={paths.guide}>Care guide</Link>
          <Link to={paths.emergency}>Emergency help</Link>
          <Link to={paths.privacy}>Privacy</Link>
          <Link to={paths.terms}>Terms</Link>
          <Link to={paths.contact}>Contact</Link>
        </nav>
      </footer>
    </>
  );
}

/** The public layout outside the signed-in app, with its own query cache. */
export function VisitorLayout() {
  const [queries] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <PublicLayout />
    </QueryClientProvider>
  );
}
