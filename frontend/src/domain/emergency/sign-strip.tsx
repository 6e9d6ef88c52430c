import { Siren } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { buildSignCard, commonSigns } from './signs.ts';
import './signs.css';

type SignStripProps = {
  /** What the owner has typed. */
  text: string;
  /** The name of the dog that the text is about, if it is known. */
  dogName?: string | undefined;
  /** Below the signs. */
  children?: ReactNode;
};

/** Asks for signs of an emergency. Selecting one opens its card at once, also offline; selecting it again closes the card. */
export function SignStrip({ text, dogName, children }: SignStripProps) {
  const [chosen, setChosen] = useState<ReasonCode>();
  const view = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!chosen) return;
    view.current?.querySelector('h2')?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  return (
    <div ref={view} className="hw-signs">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not buttons. */}
      <div role="group" aria-labelledby={id} className="hw-signs-strip">
        <h3 tabIndex={-1}>
          <Icon of={Siren} />
          <span id={id}>Is any of this happening right now?</span>
        </h3>
        <div className="hw-signs-list">
          {commonSigns.map(({ reason, label }) => (
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
        {children}
      </div>
      <div aria-live="polite" className="hw-signs-card">
        {chosen ? <EmergencyCard key={chosen} card={buildSignCard(chosen, text, dogName)} /> : null}
      </div>
    </div>
  );
}
