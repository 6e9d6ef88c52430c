import { Sun } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pickTip } from './built-in-tips.ts';
import './tips.css';

/** The tip of the day. */
export function TipCard({ dogName }: { dogName?: string }) {
  const [tip] = useState(() => pickTip(Math.random()));
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
