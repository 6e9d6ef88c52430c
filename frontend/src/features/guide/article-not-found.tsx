import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { extractFirstSentence } from '#shared/guide/article.ts';
import { guidePath, linkToArticle } from '../../domain/guide/paths.ts';
import { linkToGuide } from './filters.ts';
import { findSimilarArticles } from './library.ts';
import { SearchForm } from './search-form.tsx';

/** Replaces an article that does not exist: a search, and articles with a similar address. */
export function ArticleNotFound({ id }: { id: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const similar = findSimilarArticles(id);
  return (
    <div className="hw-guide-missing">
      <p className="hw-soft">The address may be misspelled, or the article has moved.</p>
      <SearchForm value={text} onChange={setText} onSubmit={() => void navigate(linkToGuide({ query: text }))} />
      {similar.length > 0 ? (
        <section aria-labelledby="guide-similar">
          <h2 id="guide-similar">Did you mean</h2>
          <ul className="hw-guide-answers hw-guide-answers--related">
            {similar.map((article) => (
              <li key={article.id}>
                <Link to={linkToArticle(article.id)}>{article.title}</Link>
                <p className="hw-small hw-soft">{extractFirstSentence(article.answer)}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p>
        <Link to={guidePath}>See all articles</Link>
      </p>
    </div>
  );
}
