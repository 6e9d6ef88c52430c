import { useId } from 'react';
import { Link } from 'react-router';
import type { ChatMessage } from '#shared/contract/chat.ts';
import { toSourceLink } from './response.ts';
import './verdicts.css';

type SuggestionsProps = {
  title: 'Did you mean' | 'More about this';
  suggestions: NonNullable<ChatMessage['suggestions']>;
  onLeave: () => void;
};

/** Articles of the care guide that an answer suggests. */
export function Suggestions({ title, suggestions, onLeave }: SuggestionsProps) {
  const id = useId();
  const links = suggestions.flatMap(({ title: name, url }) => {
    const target = toSourceLink(url);
    return target && 'to' in target ? [{ name, to: target.to }] : [];
  });
  if (links.length === 0) return null;
  return (
    // No landmark, because every answer may have one.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not links.
    <div role="group" aria-labelledby={id} className="hw-care-suggestions">
      <h3 id={id}>{title}</h3>
      <ul>
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} onClick={onLeave}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
