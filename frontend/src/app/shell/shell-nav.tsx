import { CalendarDays, Footprints, House, LifeBuoy, type LucideIcon, Menu, Siren, Users } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Brand } from '../../ui/layout/brand.tsx';

interface Entry {
  to: string;
  icon: LucideIcon;
  label: string;
}

/** Whether the navigation entry `to` is the current one at `pathname`. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === paths.home) return pathname === paths.home || pathname === paths.homeByName;
  return pathname === to || pathname.startsWith(`${to}/`);
}

/**
 * Main navigation: a bar at the bottom on a phone, a rail on the left on a desktop.
 * @param calendar the calendar's name
 */
export function ShellNav({ calendar }: { calendar: string }) {
  const { pathname } = useLocation();
  const before: Entry[] = [
    { to: paths.profile, icon: Menu, label: 'Menu' },
    { to: paths.home, icon: House, label: 'Home' },
    { to: paths.community, icon: Users, label: 'Community' },
  ];
  const after: Entry[] = [
    { to: paths.calendar, icon: CalendarDays, label: calendar },
    { to: paths.exercise, icon: Footprints, label: 'Exercise' },
    { to: paths.support, icon: LifeBuoy, label: 'Support' },
  ];
  const entry = ({ to, icon, label }: Entry) => (
    <Link key={to} to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
      <Icon of={icon} />
      <span dir="auto">{label}</span>
    </Link>
  );
  return (
    <nav className="hw-rail" aria-label="Main">
      <Brand to={paths.home} className="hw-rail-brand" />
      <div className="hw-nav">
        {before.map(entry)}
        <span className="hw-nav-gap" aria-hidden="true" />
        {after.map(entry)}
      </div>
      <LinkButton to={paths.emergency} variation="outline" icon={Siren} full className="hw-rail-emergency">
        Emergency help
      </LinkButton>
    </nav>
  );
}
