import { Sun } from 'lucide-react';
import { localDate } from '#shared/calendar.ts';
import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { pickTip } from './built-in-tips.ts';
import './tips.css';

/** The tip of the day, which changes at midnight in the owner's time zone. */
export function TipCard({ dogName }: { dogName?: string }) {
  const { timeZone, primaryGoals, experienceLevel } = useUser();
  const reader = { goals: primaryGoals, experience: experienceLevel };
  const tip = pickTip(localDate(useNow(), timeZone), reader);
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
