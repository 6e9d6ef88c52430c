import { Sun } from 'lucide-react';
import { Link } from 'react-router';
import { localDate } from '#shared/calendar.ts';
import { tipsPath } from '../../domain/tips/paths.ts';
import { useTipOfToday } from '../../domain/tips/use-tips.ts';
import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { pickTip } from './built-in-tips.ts';
import './tips.css';

/** Today's tip. Before 9:00, and without a connection, one of the built-in tips, which change at midnight. */
export function TipCard({ dogName }: { dogName?: string }) {
  const { timeZone, primaryGoals, experienceLevel } = useUser();
  const reader = { goals: primaryGoals, experience: experienceLevel };
  const date = localDate(useNow(), timeZone);
  const { tip, isPending } = useTipOfToday();
  if (isPending) return <div className="hw-card hw-card--tip hw-home-pending" />;
  return (
    <Card as="section" tone="tip" className="hw-tip">
      <Icon of={Sun} size="l" />
      <div>
        <h2 className="hw-row-title">Tip for today</h2>
        <p>{tip?.tipContent ?? pickTip(date, reader)(dogName ?? 'your dog')}</p>
        <Link className="hw-tip-more" to={tipsPath}>
          {tip ? 'Read why and how' : 'All tips'}
        </Link>
      </div>
    </Card>
  );
}
