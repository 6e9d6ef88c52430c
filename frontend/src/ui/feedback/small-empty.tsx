import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';

type SmallEmptyProps = { icon: LucideIcon; title: string; text: ReactNode; level?: 2 | 3 | 4; action?: ReactNode };

/** The empty state of a part of a card: icon, heading and one sentence. */
export function SmallEmpty({ icon, title, text, level = 3, action }: SmallEmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="hw-small-empty">
      <Icon of={icon} size="l" />
      <div>
        <Heading className="hw-row-title">{title}</Heading>
        <p className="hw-small hw-soft">{text}</p>
        {action}
      </div>
    </div>
  );
}
