import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CallVet } from '../../domain/emergency/call-buttons.tsx';
import { EmergencyCard } from '../../domain/emergency/emergency-card.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import type { Answer } from './check.ts';

function NothingFound() {
  return (
    <div className="hw-answer hw-stack">
      <h3 tabIndex={-1}>
        <Icon of={CircleQuestionMark} />
        Nothing on our list matches
      </h3>
      <p>That doesn't mean nothing is wrong. This doesn't replace a vet. If you're worried, call.</p>
      <CallVet />
    </div>
  );
}

type AnswerViewProps = {
  /** A new object for every check, so that the same answer gets the focus again. */
  answer: Answer | undefined;
};

/** The answer of a check. It appears at once and gets the focus. */
export function AnswerView({ answer }: AnswerViewProps) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) view.current?.querySelector<HTMLElement>('h2, h3')?.focus();
  }, [answer]);
  return (
    <div ref={view} className="hw-answer-view" aria-live="polite">
      {answer?.card ? <EmergencyCard card={answer.card} /> : null}
      {answer && !answer.card ? <NothingFound /> : null}
    </div>
  );
}
