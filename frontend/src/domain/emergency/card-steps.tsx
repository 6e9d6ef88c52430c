import { Ban } from 'lucide-react';
import type { EmergencyCard } from '#shared/emergency/card.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import './emergency.css';

type CardStepsProps = Pick<EmergencyCard, 'steps' | 'doNot'> & {
  /** Whether minutes count. */
  isNow?: boolean;
};

/** What to do, and what not to do. */
export function CardSteps({ steps, doNot, isNow = true }: CardStepsProps) {
  return (
    <>
      <h3 className="hw-row-title">{isNow ? 'Now and on the way' : 'What to do'}</h3>
      <ol className="hw-emergency-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className="hw-row-title">Do not</h3>
      <ul className="hw-emergency-steps">
        {doNot.map((step) => (
          <li key={step}>
            <Icon of={Ban} />
            {step}
          </li>
        ))}
      </ul>
    </>
  );
}
