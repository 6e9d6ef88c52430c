import { Siren } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { EmergencyCard } from '../../domain/emergency/emergency-card.tsx';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { buildSignCard, signs } from './signs.ts';
import './verdicts.css';

type SignStripProps = {
  question: string;
  dogName: string | undefined;
  /** Whether it leads to the emergency page, because there is no full answer below it. */
  hasLink: boolean;
  onLeave: () => void;
};

/** Asks for signs of an emergency. Selecting one opens its card at once, also offline; selecting it again closes the card. */
export function SignStrip({ question, dogName, hasLink, onLeave }: SignStripProps) {
  const [chosen, setChosen] = useState<ReasonCode>();
  const view = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!chosen) return;
    view.current?.querySelector('h2')?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  return (
    <div ref={view} className="hw-care-signs">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not buttons. */}
      <div role="group" aria-labelledby={id} className="hw-care-signs-strip">
        <p className="hw-care-signs-title">
          <Icon of={Siren} />
          <span id={id}>Is any of this happening right now?</span>
        </p>
        <div className="hw-care-signs-list">
          {signs.map(({ reason, label }) => (
            <Chip
              key={reason}
              size="s"
              pressed={reason === chosen}
              onPress={() => setChosen(reason === chosen ? undefined : reason)}
            >
              {label}
            </Chip>
          ))}
        </div>
        {hasLink ? (
          <p className="hw-small">
            Something else?{' '}
            <Link to={emergencyPath} onClick={onLeave}>
              Get emergency help
            </Link>
          </p>
        ) : null}
      </div>
      <div aria-live="polite" className="hw-care-signs-card">
        {chosen ? <EmergencyCard key={chosen} card={buildSignCard(chosen, question, dogName)} /> : null}
      </div>
    </div>
  );
}
