import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { SignStrip } from '../../domain/emergency/sign-strip.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Answer } from './answer.tsx';
import { ExchangeCard } from './exchange-card.tsx';
import { type Exchange, hasOrdinaryAnswer, showsSigns } from './exchanges.ts';
import { formatAsked } from './texts.ts';

type ExchangeItemProps = {
  exchange: Exchange;
  dogs: readonly Dog[];
  /** Whether newer questions are above it. */
  isEarlier: boolean;
  /** Whether it is an emergency that was just described. */
  isUrgent: boolean;
  /** A new object each time the owner opens its card. */
  opened: object | undefined;
  /** Whether a question is being sent. */
  isPending: boolean;
  /** Whether the quota is used up. */
  hasNoneLeft: boolean;
  onOpen: () => void;
  onDismiss: () => void;
  onLeave: () => void;
  /** Shown below the answer. */
  reminder: ReactNode;
};

function Typing() {
  return (
    <p className="hw-care-typing">
      <span aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      Looking for an answer...
    </p>
  );
}

/** A question of the owner with its card or answer. */
export function ExchangeItem(props: ExchangeItemProps) {
  const { exchange, dogs, isEarlier, isUrgent, opened, isPending, hasNoneLeft, onOpen, onDismiss } = props;
  const { onLeave, reminder } = props;
  const { question, dogId, createdAt, card, answer, unsaved, dismissal } = exchange;
  const { timeZone } = useUser();
  const now = useNow();
  // Without a full answer below the signs, they lead to the emergency page.
  const hasHelpLink = unsaved !== undefined || (answer !== undefined && (answer.response === '' || hasNoneLeft));
  const item = useRef<HTMLLIElement>(null);
  const dog = dogs.find(({ id }) => id === dogId);
  const wasSending = useRef(false);
  useEffect(() => {
    // The card has closed above the answer.
    if (wasSending.current && dismissal?.state === 'answered') item.current?.scrollIntoView({ block: 'start' });
    wasSending.current = dismissal?.state === 'sending';
  }, [dismissal?.state]);

  return (
    <li ref={item} className="hw-care-exchange">
      <div className="hw-care-asked">
        <p className="hw-care-question" dir="auto">
          <VisuallyHidden>You asked: </VisuallyHidden>
          {question}
        </p>
        <p className="hw-tiny hw-mute hw-number">
          {dog && dogs.length > 1 ? (
            <>
              <bdi>{dog.name}</bdi>,{' '}
            </>
          ) : null}
          <time dateTime={createdAt}>{formatAsked({ createdAt }, now, timeZone)}</time>
        </p>
      </div>
      {card ? (
        <ExchangeCard
          exchange={exchange}
          card={card}
          isUrgent={isUrgent}
          isClosed={!opened && (isEarlier || dismissal?.state === 'answered')}
          opened={opened}
          isPending={isPending}
          onOpen={onOpen}
          onDismiss={onDismiss}
        />
      ) : null}
      {showsSigns(exchange, now) ? (
        <SignStrip text={question} dogName={dog?.name}>
          {hasHelpLink ? (
            <p className="hw-small">
              Something else?{' '}
              <Link to={emergencyPath} onClick={onLeave}>
                Get emergency help
              </Link>
            </p>
          ) : null}
        </SignStrip>
      ) : null}
      {unsaved && answer ? <p className="hw-small hw-soft">{unsaved}</p> : null}
      {/* An emergency's answer is its card. The card of this device may have found more than the server. */}
      {answer && hasOrdinaryAnswer(exchange) ? (
        <Answer answer={answer} onLeave={onLeave}>
          {answer.reminder ? reminder : null}
        </Answer>
      ) : null}
      {card || answer || unsaved ? null : <Typing />}
      {unsaved && !answer ? <p className="hw-small hw-soft">{unsaved}</p> : null}
    </li>
  );
}
