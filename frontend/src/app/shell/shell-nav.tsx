import { Siren } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import type { NavigationEntry } from '../../platform/navigation.ts';
import { homeAliasPath, homePath } from '../../platform/session/paths.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { barEntries } from './navigation.ts';

/** Whether the navigation entry `to` is the current one at `pathname`. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === homePath) return pathname === homePath || pathname === homeAliasPath;
  return pathname === to || pathname.startsWith(`${to}/`);
}

/** On phones, the assistant's button is after this many entries. */
const beforeGap = 3;

/**
 * The main navigation: a bar at the bottom on phones, a rail on the left on desktops.
 * @param labels labels by path, which replace the labels of the entries
 */
export function ShellNav({ labels = {} }: { labels?: Readonly<Record<string, string>> }) {
  const { pathname } = useLocation();
  const entry = ({ to, icon, label, covers = [] }: NavigationEntry) => (
    <Link
      key={to}
      to={to}
      aria-current={[to, ...covers].some((path) => isCurrent(path, pathname)) ? 'page' : undefined}
    >
      <Icon of={icon} />
      <span dir="auto">{labels[to] ?? label}</span>
    </Link>
  );
  return (
    <nav className="hw-rail" aria-label="Main">
      <Brand to={homePath} className="hw-rail-brand" />
      <div className="hw-nav">
        {barEntries.slice(0, beforeGap).map(entry)}
        <span className="hw-nav-gap" aria-hidden="true" />
        {barEntries.slice(beforeGap).map(entry)}
      </div>
      <LinkButton to={emergencyPath} variation="outline" icon={Siren} full className="hw-rail-emergency">
        Emergency help
      </LinkButton>
    </nav>
  );
}
