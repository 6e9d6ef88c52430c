import { ChevronDown, Hospital, Siren } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmergencyCard } from '../../domain/emergency/emergency-card.tsx';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { type Exchange, hasOrdinaryAnswer } from './exchanges.ts';
import './verdicts.css';

type ExchangeCardProps = {
  exchange: Exchange;
  card: NonNullable<Exchange['card']>;
  /** Whether it is an emergency that was just described: its card is announced and gets the focus. */
  isUrgent: boolean;
  isClosed: boolean;
  /** A new object each time the owner opens the card, which then gets the focus. */
  opened: object | undefined;
  /** Whether a question is being sent. */
  isPending: boolean;
  onOpen: () => void;
  onDismiss: () => void;
};

function ClosedCard({ card, onOpen }: Pick<ExchangeCardProps, 'card' | 'onOpen'>) {
  const isNow = card.urgency === 'now';
  return (
    <button
      type="button"
      className={classes('hw-urgent hw-care-closed-card', !isNow && 'hw-urgent--today')}
      onClick={onOpen}
    >
      <Icon of={isNow ? Siren : Hospital} />
      <span>{card.title}</span>
      <span className="hw-care-closed-card-open">Open</span>
      <Icon of={ChevronDown} size="s" />
    </button>
  );
}

type DismissProps = { dismissal: Exchange['dismissal']; isPending: boolean; onDismiss: () => void };

/** Sends the question again for an ordinary answer. A failure is said here, and the card stays. */
function Dismiss({ dismissal, isPending, onDismiss }: DismissProps) {
  const isSending = dismissal?.state === 'sending';
  return (
    <div className="hw-care-dismiss">
      <Button
        variation="quiet"
        size="s"
        busy={isSending}
        busyLabel="Looking for an answer..."
        disabled={isPending && !isSending}
        onClick={onDismiss}
      >
        It's not happening now: answer my question
      </Button>
      <p role="status" className="hw-small">
        {dismissal?.state === 'failed' ? dismissal.reason : null}
      </p>
    </div>
  );
}

/** An emergency's card in the conversation. It is closed to one line below newer questions and above an ordinary answer. */
export function ExchangeCard(props: ExchangeCardProps) {
  const { exchange, card, isUrgent, isClosed, opened, isPending, onOpen, onDismiss } = props;
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUrgent) view.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isUrgent]);
  useEffect(() => {
    if (!opened) return;
    view.current?.querySelector('h2')?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: 'start' });
  }, [opened]);
  if (isClosed) return <ClosedCard card={card} onOpen={onOpen} />;
  return (
    // The button inside must not read out the whole card again.
    <div ref={view} role={isUrgent && !exchange.dismissal ? 'alert' : undefined}>
      <EmergencyCard card={card}>
        {hasOrdinaryAnswer(exchange) ? null : (
          <Dismiss dismissal={exchange.dismissal} isPending={isPending} onDismiss={onDismiss} />
        )}
      </EmergencyCard>
    </div>
  );
}
