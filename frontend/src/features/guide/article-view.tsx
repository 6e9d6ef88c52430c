import { ExternalLink, Siren } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Article, ReadableArticle } from '#shared/guide/article.ts';
import { linkToNewAppointment } from '../../domain/appointments/paths.ts';
import { readSelectedDogId } from '../../domain/dogs/selected-dog.ts';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { linkToLogWalk } from '../../domain/exercise/paths.ts';
import { linkToArticle } from '../../domain/guide/paths.ts';
import { placesPath } from '../../domain/places/paths.ts';
import { formatDate } from '../../lib/format.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { findSummaries } from './article-list.ts';
import { CategoryPicture } from './category-picture.tsx';

import { HelpfulQuestion } from './helpful-question.tsx';

const actions: Record<NonNullable<Article['action']>, { text: string; label: string; to: () => string }> = {
  bookVisit: {
    text: 'Your vet can look at this with you.',
    label: 'Book Vet',
    to: () => linkToNewAppointment(readSelectedDogId() ?? undefined),
  },
  logWalk: { text: 'Already been out?', label: 'Log Walk', to: () => linkToLogWalk() },
  findPlaces: { text: 'Places that welcome dogs.', label: 'Find Places', to: () => placesPath },
};

function Sections({ sections }: Pick<Article, 'sections'>) {
  return sections.map(({ heading, text, points }) => (
    <section key={heading} className="hw-guide-part">
      <h2>{heading}</h2>
      {text ? <p>{text}</p> : null}
      {points ? (
        <ul className="hw-guide-points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </section>
  ));
}

function SeeVet({ signs }: { signs: readonly string[] }) {
  const id = useId();
  return (
    <section className="hw-card hw-guide-vet" aria-labelledby={id}>
      <h2 id={id}>See a vet</h2>
      <ul className="hw-guide-points">
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p className="hw-guide-cannot-wait">
        <Icon of={Siren} />
        <span>
          Can't wait? <Link to={emergencyPath}>Emergency help</Link>
        </span>
      </p>
    </section>
  );
}

function Sources({ sources }: Pick<Article, 'sources'>) {
  return (
    <section className="hw-guide-sources" aria-labelledby="guide-sources">
      <h2 id="guide-sources">Where this comes from</h2>
      <p>We wrote this in our own words from the pages below. No veterinarian has reviewed it yet.</p>
      <ol>
        {sources.map(({ publisher, title, url, readOn }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {title} <Icon of={ExternalLink} size="s" label="opens in a new tab" />
            </a>
            <span className="hw-mute">
              {publisher}, read on {formatDate(readOn)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Related({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="guide-related">
      <h2 id="guide-related">Related articles</h2>
      <ul className="hw-guide-answers hw-guide-answers--related">
        {findSummaries(ids).map(({ id, title, firstSentence }) => (
          <li key={id}>
            <Link to={linkToArticle(id)}>{title}</Link>
            <p className="hw-small hw-soft">{firstSentence}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Action({ action }: { action: NonNullable<Article['action']> }) {
  const { text, label, to } = actions[action];
  return (
    <div className="hw-card hw-card--guide hw-guide-action">
      <p>{text}</p>
      <LinkButton to={to()}>{label}</LinkButton>
    </div>
  );
}

type ArticleViewProps = {
  article: ReadableArticle;
  hasActions: boolean;
  /** Of the list of the article's category. */
  categoryAddress?: string;
  /** Below the next steps, such as an invitation to sign up. */
  children?: ReactNode;
};

/** An article without its title. */
export function ArticleView({ article, hasActions, categoryAddress, children }: ArticleViewProps) {
  const { id, category, answer, sections, seeVet, action, sources, related } = article;
  return (
    <>
      <ArticleFacts article={article} categoryAddress={categoryAddress} />
      <div className="hw-columns">
        <div className="hw-guide-text">
          <p className="hw-guide-answer">{answer}</p>
          <CategoryPicture category={category} />
          <Sections sections={sections} />
          {seeVet ? <SeeVet signs={seeVet} /> : null}
          <HelpfulQuestion key={id} articleId={id} />
          <Sources sources={sources} />
        </div>
        <aside className="hw-stack hw-stack--wide" aria-label="Next steps">
          {hasActions && action ? <Action action={action} /> : null}
          <Related ids={related} />
          {children}
        </aside>
      </div>
    </>
  );
}
