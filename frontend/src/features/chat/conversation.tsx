import { useState } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { ExchangeItem } from './exchange-item.tsx';
import { type Exchange, findEarlierEmergency } from './exchanges.ts';
import { Reminder } from './reminder.tsx';

type ConversationProps = {
  /** Newest first. */
  exchanges: readonly Exchange[];
  dogs: readonly Dog[];
  /** The key of the emergency that was just described. */
  urgent: string | undefined;
  isPending: boolean;
  hasNoneLeft: boolean;
  /** Called when the owner says that an emergency is not happening. */
  onDismiss: (emergency: Exchange) => void;
  onLeave: () => void;
};

/** A card that the owner has opened. It closes when the question is answered, because the emergency is not happening. */
interface OpenedCard {
  isAnswered: boolean;
}

/** The owner's questions with their answers, newest first. */
export function Conversation(props: ConversationProps) {
  const { exchanges, dogs, urgent, isPending, hasNoneLeft, onDismiss, onLeave } = props;
  const [opened, setOpened] = useState<Record<string, OpenedCard>>({});
  const open = ({ key, dismissal }: Exchange) =>
    setOpened((all) => ({ ...all, [key]: { isAnswered: dismissal?.state === 'answered' } }));
  const findOpened = ({ key, dismissal }: Exchange) => {
    const card = opened[key];
    return card?.isAnswered === (dismissal?.state === 'answered') ? card : undefined;
  };

  const renderReminder = (key: string) => {
    const earlier = findEarlierEmergency(exchanges, key);
    return <Reminder onShowCard={earlier && (() => open(earlier))} onLeave={onLeave} />;
  };

  return (
    // Answers are announced in a region of their own: here, older messages would be read out too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <div role="log" aria-live="off" aria-label="Messages, newest first" tabIndex={0} className="hw-care-log">
      <ul>
        {exchanges.map((exchange, place) => (
          <ExchangeItem
            key={exchange.key}
            exchange={exchange}
            dogs={dogs}
            isEarlier={place > 0}
            isUrgent={exchange.key === urgent}
            opened={findOpened(exchange)}
            isPending={isPending}
            hasNoneLeft={hasNoneLeft}
            onOpen={() => open(exchange)}
            onDismiss={() => onDismiss(exchange)}
            onLeave={onLeave}
            reminder={exchange.answer?.reminder ? renderReminder(exchange.key) : null}
          />
        ))}
      </ul>
    </div>
  );
}
