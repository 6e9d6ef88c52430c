import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { ChatMessage } from '#shared/contract/chat.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { describeAction } from './actions.ts';
import { parseResponse, toSourceLink } from './response.ts';
import { describeSource } from './texts.ts';

type AnswerProps = {
  answer: ChatMessage;
  /** Closes the panel, because a link leads to a screen. */
  onLeave: () => void;
};

type Source = ChatMessage['sources'][number];

function SourceLink({ source: { title, url }, onLeave }: { source: Source } & Pick<AnswerProps, 'onLeave'>) {
  const target = toSourceLink(url);
  if (!target) return title;
  if ('to' in target)
    return (
      <Link to={target.to} onClick={onLeave}>
        {title}
      </Link>
    );
  return (
    <a href={target.href} target="_blank" rel="noreferrer">
      {title} <Icon of={ExternalLink} size="s" label="opens in a new tab" />
    </a>
  );
}

function Sources({ answer, onLeave }: AnswerProps) {
  return (
    <p className="hw-care-sources">
      {describeSource(answer)}
      {answer.sources.map((source, place) => (
        <span key={source.url}>
          {place > 0 ? ', ' : ''}
          <SourceLink source={source} onLeave={onLeave} />
        </span>
      ))}
    </p>
  );
}

/** What the assistant proposes. Nothing happens until the owner selects the button. */
function Proposals({ answer, onLeave }: AnswerProps) {
  return answer.actions.map((action) => {
    const { title, detail, button, to } = describeAction(action);
    return (
      <div key={to} className="hw-care-proposal">
        <div>
          <h3 className="hw-row-title">{title}</h3>
          <p className="hw-small hw-soft">{detail}</p>
        </div>
        <LinkButton to={to} variation="outline" size="s" onClick={onLeave}>
          {button}
        </LinkButton>
      </div>
    );
  });
}

/** An answer as plain text, with its sources and proposals. */
export function Answer({ answer, onLeave }: AnswerProps) {
  return (
    <div className="hw-care-answer">
      {parseResponse(answer.response).map((block, place) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored answer never changes.
          <ul key={place}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored answer never changes.
          <p key={place}>{block.text}</p>
        ),
      )}
      <Sources answer={answer} onLeave={onLeave} />
      <Proposals answer={answer} onLeave={onLeave} />
    </div>
  );
}
