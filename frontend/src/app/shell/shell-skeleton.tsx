import { Bell, Siren } from 'lucide-react';
import { StaticRouter } from 'react-router';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { homePath } from '../../platform/session/paths.ts';
import { Icon, PawIcon } from '../../ui/controls/icon.tsx';
import { IconLink } from '../../ui/controls/icon-button.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { ShellNav } from './shell-nav.tsx';

/**
 * A path that belongs to no screen: the HTML is the same for all screens, so the navigation must mark none as current.
 */
const noScreen = '/index.html';

/**
 * The first paint of every screen, prerendered into `index.html`: the shell's skeleton for a cached owner, else a plain
 * loading state. `public/theme.js` selects which of the two is visible. The links work before the app has loaded.
 */
export function ShellSkeleton() {
  return (
    <StaticRouter location={noScreen}>
      <main className="hw-start-plain">
        <LoadingScreen />
      </main>
      <div className="hw-shell hw-start-shell">
        <header className="hw-top">
          <Brand to={homePath} className="hw-top-brand" />
          <IconLink to={emergencyPath} icon={Siren} label="Emergency help" tone="danger" className="hw-top-emergency" />
          <span className="hw-icon-button">
            <Icon of={Bell} />
          </span>
          <span className="hw-icon-button">
            <span className="hw-avatar hw-avatar--s hw-avatar--waiting" />
          </span>
        </header>
        <ShellNav />
        <main className="hw-main">
          <LoadingScreen />
        </main>
        <span className="hw-paw">
          <PawIcon size="xl" />
        </span>
      </div>
    </StaticRouter>
  );
}
