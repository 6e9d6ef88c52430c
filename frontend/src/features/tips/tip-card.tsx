import { Sun } from 'lucide-react';
import { localDate } from '#shared/calendar.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { useNow } from '../../lib/use-now.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tipOn } from './built-in-tips.ts';
import './tips.css';

/** The tip of the day, the same until the owner's midnight. */
export function TipCard({ dogName }: { dogName?: string }) {
  const { timeZone, primaryGoals, experienceLevel } = useUser();
  const reader = { goals: primaryGoals, experience: experienceLevel };
  const tip = tipOn(localDate(useNow(), timeZone), reader);
  return (
    <Card as="section" tone="tip" className="hw-tip">
      <Icon of={Sun} size="l" />
      <div>
        <h2 className="hw-row-title">Tip for today</h2>
        <p>{tip(dogName ?? 'your dog')}</p>
      </div>
    </Card>
  );
}
