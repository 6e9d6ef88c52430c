import type { ReadableArticle } from '#shared/guide/article.ts';
import { guidePath } from '../../domain/guide/paths.ts';
import { signUpPath } from '../../platform/session/paths.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ArticleView } from './article-view.tsx';
import './guide.css';
import './static-guide.css';

/** An article for visitors, prerendered. It is complete without a script. */
export function StaticArticlePage({ article }: { article: ReadableArticle }) {
  return (
    <div className="hw-guide hw-guide-article">
      <p className="hw-guide-back">
        <a href={guidePath}>Care guide</a>
      </p>
      <h1 tabIndex={-1}>{article.title}</h1>
      <ArticleView article={article} hasActions={false} categoryAddress={`${guidePath}#guide-${article.category}`}>
        <Card tone="guide" title="It helps to know the dog" className="hw-guide-invitation">
          <p>Breed, age and weight change the advice. Add your dog, and ask your own question at any hour.</p>
          <LinkButton to={signUpPath}>Start Your Free Trial</LinkButton>
          <p className="hw-small hw-soft">You get everything for 7 days. No credit card.</p>
        </Card>
      </ArticleView>
    </div>
  );
}
