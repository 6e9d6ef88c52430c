import { Hospital, Siren } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { EmergencyCard as Content } from '#shared/emergency/card.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { CallPoisonHotlines, CallVet } from './call-buttons.tsx';
import { CardSteps } from './card-steps.tsx';
import { SaveVet } from './save-vet.tsx';
import { SourceList } from './source-list.tsx';
import './emergency.css';

type EmergencyCardProps = {
  card: Content;
  /** Below everything else, such as a way out of the card. */
  children?: ReactNode;
};

/**
 * The card of an emergency: why, whom to call, what to do, what not to do, and the sources. Without a saved vet, a poison hotline
 * is the first to call. It uses no animation. Focus its heading where it appears as an answer.
 */
export function EmergencyCard({ card, children }: EmergencyCardProps) {
  const id = useId();
  const { urgency, title, why, steps, doNot, poisonHotlines, sources } = card;
  const isNow = urgency === 'now';
  const { user } = useSession();
  return (
    <article className={classes('hw-urgent hw-emergency-card', !isNow && 'hw-urgent--today')} aria-labelledby={id}>
      <div className="hw-emergency-head">
        <Icon of={isNow ? Siren : Hospital} size="l" />
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <div className="hw-emergency-body">
        <p>{why}</p>
        {user?.vetPhone ? <CallVet isNow={isNow} /> : null}
        <CallPoisonHotlines hotlines={poisonHotlines} isFirst={!user?.vetPhone} />
        {user?.vetPhone ? null : <CallVet isNow={isNow} />}
        <SaveVet />
        <CardSteps steps={steps} doNot={doNot} isNow={isNow} />
        <SourceList sources={sources} />
      </div>
      {children ? <div className="hw-emergency-foot">{children}</div> : null}
    </article>
  );
}
