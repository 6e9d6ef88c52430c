import { Ban, Hospital, Siren } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { EmergencyCard as Content } from '#shared/emergency/card.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { CallPoisonLines, CallVet } from './call-buttons.tsx';
import { SourceList } from './source-list.tsx';
import './emergency.css';

type EmergencyCardProps = {
  card: Content;
  /** Below everything else, such as a way out of the card. */
  children?: ReactNode;
};

/**
 * The card of an emergency: why, whom to call, what to do, what not to do, and the sources. It uses no animation. Focus its
 * heading where it appears as an answer.
 */
export function EmergencyCard({ card, children }: EmergencyCardProps) {
  const id = useId();
  const { urgency, title, why, steps, doNot, poisonLines, sources } = card;
  const isNow = urgency === 'now';
  return (
    <article className={classes('hw-emergency-card', !isNow && 'hw-emergency-card--today')} aria-labelledby={id}>
      <div className="hw-emergency-head">
        <Icon of={isNow ? Siren : Hospital} size="l" />
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <div className="hw-emergency-body">
        <p>{why}</p>
        <CallVet isNow={isNow} />
        <CallPoisonLines lines={poisonLines} />
        <h3>Now and on the way</h3>
        <ol className="hw-emergency-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h3>Do not</h3>
        <ul className="hw-emergency-steps">
          {doNot.map((step) => (
            <li key={step}>
              <Icon of={Ban} />
              {step}
            </li>
          ))}
        </ul>
        <SourceList sources={sources} />
      </div>
      {children ? <div className="hw-emergency-foot">{children}</div> : null}
    </article>
  );
}
