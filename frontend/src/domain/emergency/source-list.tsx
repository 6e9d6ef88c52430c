import { ExternalLink } from 'lucide-react';
import type { Source } from '#shared/emergency/sources.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import './emergency.css';

/** The pages that a card or an answer cites. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="hw-emergency-sources">
      <p>Sources</p>
      <ul>
        {sources.map(({ publisher, title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {publisher}: {title}&nbsp;
              <Icon of={ExternalLink} size="s" label="opens in a new tab" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
