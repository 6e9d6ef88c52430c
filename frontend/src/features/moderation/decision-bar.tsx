import { useState } from 'react';
import type { DecisionForm } from '#shared/contract/moderation-fields.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Key } from './case.tsx';
import type { Choice } from './choice.ts';
import { ReasonForm } from './reason-form.tsx';
import { useShortcuts } from './shortcuts.ts';

type DecisionBarProps = {
  choices: readonly Choice[];
  hasShortcuts: boolean;
  onDecide: (form: DecisionForm) => void;
};

/** The decisions about an item. A decision that needs a reason opens a form in place of the buttons. */
export function DecisionBar({ choices, hasShortcuts, onDecide }: DecisionBarProps) {
  const [asked, setAsked] = useState<Choice>();
  const choose = (choice: Choice) => (choice.ask ? setAsked(choice) : onDecide({ decision: choice.decision }));
  const actions = choices.flatMap((choice): [string, () => void][] =>
    choice.shortcut ? [[choice.shortcut.toLowerCase(), () => choose(choice)]] : [],
  );
  useShortcuts(Object.fromEntries(actions), hasShortcuts && !asked);
  if (asked?.ask) {
    const { decision, ask } = asked;
    return (
      <ReasonForm
        ask={ask}
        hasShortcuts={hasShortcuts}
        onBack={() => setAsked(undefined)}
        onSubmit={(text) => onDecide({ decision, ...(text && { [ask.field]: text }) })}
      />
    );
  }
  const button = (choice: Choice) => (
    <Button
      key={choice.decision}
      variation={choice.isQuiet ? 'quiet' : choice.isMain ? undefined : 'outline'}
      aria-keyshortcuts={hasShortcuts ? choice.shortcut : undefined}
      onClick={() => choose(choice)}
    >
      {choice.label}
      {choice.shortcut ? <Key isShown={hasShortcuts}>{choice.shortcut}</Key> : null}
    </Button>
  );
  return (
    <div className="hw-decide">
      <div>{choices.filter(({ isQuiet }) => !isQuiet).map(button)}</div>
      {choices.filter(({ isQuiet }) => isQuiet).map(button)}
    </div>
  );
}
