import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { rateArticle, readRating } from './helpful.ts';
import './helpful-question.css';

const answers = [
  { label: 'Yes', name: 'Yes, this was helpful', icon: ThumbsUp, helpful: true },
  { label: 'No', name: "No, this wasn't helpful", icon: ThumbsDown, helpful: false },
] as const;

/**
 * "Was this helpful?" with two buttons that show the reader's answer. The other button changes it. Hidden without
 * scripts.
 */
export function HelpfulQuestion({ articleId }: { articleId: string }) {
  const id = useId();
  const [rating, setRating] = useState(() => readRating(articleId));
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function rate(helpful: boolean): Promise<void> {
    setBusy(true);
    setMessage('');
    const { isSaved, message: result } = await rateArticle(articleId, helpful);
    if (isSaved) setRating(helpful);
    setMessage(result);
    setBusy(false);
  }

  return (
    <section className="hw-helpful" aria-labelledby={id}>
      <h2 id={id}>Was this helpful?</h2>
      <div className="hw-row">
        {answers.map(({ label, name, icon, helpful }) => (
          <Button
            key={label}
            variation="outline"
            size="s"
            icon={icon}
            aria-label={name}
            aria-pressed={rating === helpful}
            busy={isBusy}
            onClick={() => void rate(helpful)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="hw-small" role="status">
        {message}
      </p>
    </section>
  );
}
