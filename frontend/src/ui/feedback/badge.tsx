import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';

/** The background and text color. The badge's text must express the meaning without the color. */
export type BadgeTone = 'info' | 'success' | 'danger' | 'amber' | 'pine' | 'plain';

/** A small tinted label for a status or topic. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span className={`hw-badge hw-badge--${tone}`}>
      {icon ? <Icon of={icon} size="s" /> : null}
      {children}
    </span>
  );
}
