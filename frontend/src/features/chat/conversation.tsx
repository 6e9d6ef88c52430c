import { type ReactNode, useEffect, useRef } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { EmergencyCard } from '../../domain/emergency/emergency-card.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Answer } from './answer.tsx';
import type { Exchange } from './exchanges.ts';
import { formatAsked } from './texts.ts';

type ExchangeItemProps = {
  exchange: Exchange;
  dogs: readonly Dog[];
  /** Whether it is an emergency that was just described: its card is announced and gets the focus. */
  isUrgent: boolean;
  onLeave: () => void;
};

function Urgent({ isUrgent, children }: { isUrgent: boolean; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUrgent) card.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isUrgent]);
  return (
    <div ref={card} role={isUrgent ? 'alert' : undefined}>
      {children}
    </div>
  );
}

function ExchangeItem({ exchange, dogs, isUrgent, onLeave }: ExchangeItemProps) {
  const { question, dogId, createdAt, card, answer, unsaved } = exchange;
  const { timeZone } = useUser();
  const now = useNow();
  const dog = dogs.find(({ id }) => id === dogId);
  return (
    <li className="hw-care-exchange">
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
        <Urgent isUrgent={isUrgent}>
          <EmergencyCard card={card} />
        </Urgent>
      ) : null}
      {/* An emergency's answer is its card. The card of this device may have found more than the server. */}
      {answer && answer.source !== 'emergency' ? <Answer answer={answer} onLeave={onLeave} /> : null}
      {card || answer ? null : (
        <p className="hw-care-typing">
          <span aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          Looking for an answer...
        </p>
      )}
      {card && unsaved ? <p className="hw-small hw-soft">{unsaved}</p> : null}
    </li>
  );
}

type ConversationProps = Pick<ExchangeItemProps, 'dogs' | 'onLeave'> & {
  /** Newest first. */
  exchanges: readonly Exchange[];
  /** The key of the emergency that was just described. */
  urgent: string | undefined;
};

/** The owner's questions with their answers, newest first. */
export function Conversation({ exchanges, dogs, urgent, onLeave }: ConversationProps) {
  return (
    // Answers are announced in a region of their own: here, older messages would be read out too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <div role="log" aria-live="off" aria-label="Messages, newest first" tabIndex={0} className="hw-care-log">
      <ul>
        {exchanges.map((exchange) => (
          <ExchangeItem
            key={exchange.key}
            exchange={exchange}
            dogs={dogs}
            isUrgent={exchange.key === urgent}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </div>
  );
}
