import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { moderationLengths } from '#shared/moderation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Key } from './case.tsx';
import type { Choice } from './choice.ts';

type ReasonFormProps = {
  ask: NonNullable<Choice['ask']>;
  hasShortcuts: boolean;
  onBack: () => void;
  onSubmit: (text: string) => void;
};

/** The form in which a moderator says why. Enter submits it, Shift+Enter starts a line, and Escape goes back. */
export function ReasonForm({ ask, hasShortcuts, onBack, onSubmit }: ReasonFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    const text = field.current?.value.trim() ?? '';
    if (!text && !ask.isOptional) setError('Please say why');
    else if ([...text].length > moderationLengths.reason)
      setError(`Please keep this to ${moderationLengths.reason} characters`);
    else return onSubmit(text);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onBack();
    else if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    else submit();
    event.preventDefault();
  };
  return (
    <form
      className="hw-stack"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextAreaField
        ref={field}
        label={ask.label}
        optional={ask.isOptional}
        hint={ask.hint}
        error={error}
        onChange={() => setError(undefined)}
        onKeyDown={press}
      />
      <div className="hw-decide-go">
        <Button type="submit">
          {ask.action}
          <Key isShown={hasShortcuts}>Enter</Key>
        </Button>
        <Button variation="quiet" onClick={onBack}>
          Back
          <Key isShown={hasShortcuts}>Esc</Key>
        </Button>
      </div>
    </form>
  );
}
