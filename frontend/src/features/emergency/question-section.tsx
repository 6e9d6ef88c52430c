import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AnswerView } from './answer-view.tsx';
import { type Answer, answerQuestion } from './check.ts';

/** Checks what the owner describes, on this device. */
export function QuestionSection() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = text.trim() === '' ? 'Please describe what you see' : undefined;
    setError(missing);
    if (!missing) setAnswer(answerQuestion({ text }));
  };

  return (
    <Card title="Check what you see">
      <div className="hw-stack">
        <form className="hw-stack" onSubmit={submit} noValidate>
          <TextAreaField
            label="What's happening?"
            name="question"
            placeholder="He keeps retching and his belly looks big"
            maxLength={2000}
            hint="Checked on this device, even offline."
            value={text}
            error={error}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit">Check</Button>
        </form>
        <AnswerView answer={answer} />
      </div>
    </Card>
  );
}
