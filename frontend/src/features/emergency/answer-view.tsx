import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AskedToxin } from '../../domain/emergency/asked-toxin.tsx';
import { CallVet } from '../../domain/emergency/call-buttons.tsx';
import { EmergencyCard } from '../../domain/emergency/emergency-card.tsx';
import { SignStrip } from '../../domain/emergency/sign-strip.tsx';
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

/** Without a card: a refusal, the signs of an emergency to check, or nothing. */
function OtherAnswer({ asked, unsure }: Answer) {
  if (!asked && unsure === undefined) return <NothingFound />;
  return (
    <div className="hw-stack">
      {asked ? <AskedToxin toxin={asked} /> : null}
      {unsure === undefined ? null : (
        <SignStrip key={unsure} text={unsure}>
          <p>None of these? That doesn't mean nothing is wrong. If you're worried, call.</p>
          <CallVet />
        </SignStrip>
      )}
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
      {answer && !answer.card ? <OtherAnswer {...answer} /> : null}
    </div>
  );
}
