import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A badge's ground and word colour. Colour never speaks alone: the word says it too. */
export type BadgeTone = 'info' | 'success' | 'danger' | 'amber' | 'pine' | 'plain';

/** A small word with its tint, for a state or a topic. */
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
