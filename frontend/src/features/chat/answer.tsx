import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ChatMessage } from '#shared/contract/chat.ts';
import { guidePath } from '../../domain/guide/paths.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { describeAction } from './actions.ts';
import { isListTitle, parseResponse, toSourceLink } from './response.ts';
import { Suggestions } from './suggestions.tsx';
import { describeSource, isWithoutAnswer } from './texts.ts';

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
  const text = describeSource(answer);
  if (!text) return null;
  return (
    <p className="hw-care-sources">
      {text}
      {answer.sources.map((source, place) => (
        <span key={source.url}>
          {place > 0 ? ', ' : ''}
          <SourceLink source={source} onLeave={onLeave} />
          {source.publisher ? ` (${source.publisher})` : null}
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

/** Says that there is no answer, where only the signs of an emergency are shown. */
function NotAnswered({ onLeave }: Pick<AnswerProps, 'onLeave'>) {
  return (
    <p className="hw-care-sources">
      This question wasn't answered. Emergency help is always open, and so is the{' '}
      <Link to={guidePath} onClick={onLeave}>
        care guide
      </Link>
      .
    </p>
  );
}

/** An answer as plain text, with its sources, proposals, and further articles. */
export function Answer({ answer, onLeave, children }: AnswerProps & { children?: ReactNode }) {
  const isEmpty = answer.response === '';
  const hasNone = isWithoutAnswer(answer);
  const suggestions = answer.suggestions ? (
    <Suggestions
      title={hasNone ? 'Did you mean' : 'More about this'}
      suggestions={answer.suggestions}
      onLeave={onLeave}
    />
  ) : null;
  return (
    <div className="hw-care-answer">
      {parseResponse(answer.response).map((block, place, blocks) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored answer never changes.
          <ul key={place}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored answer never changes.
          <p key={place} className={classes(isListTitle(block.text, blocks[place + 1]) && 'hw-care-list-title')}>
            {block.text}
          </p>
        ),
      )}
      {hasNone ? suggestions : null}
      {isEmpty ? <NotAnswered onLeave={onLeave} /> : <Sources answer={answer} onLeave={onLeave} />}
      {hasNone ? null : suggestions}
      {children}
      <Proposals answer={answer} onLeave={onLeave} />
    </div>
  );
}
