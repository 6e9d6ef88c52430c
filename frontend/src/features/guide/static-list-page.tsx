import { ChevronDown } from 'lucide-react';
import type { ChatCategory } from '#shared/contract/chat.ts';
import { type ArticleSummary, lifeStages } from '#shared/guide/article.ts';
import { linkToArticle } from '../../domain/guide/paths.ts';
import { signUpPath } from '../../platform/session/paths.ts';
import { ChipLink, ChipRow } from '../../ui/controls/chip.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { CtaBanner } from '../../ui/layout/cta-banner.tsx';
import { countArticles, listSummaries } from './article-list.ts';
import { linkToGuide } from './filters.ts';
import { GuideHeader } from './guide-header.tsx';
import { categories, guideCategories, stages } from './names.ts';
import { SearchForm } from './search-form.tsx';
import { SectionHead, sectionId } from './section-head.tsx';
import './static-guide.css';

/** How many articles of each category are shown with their first sentence. */
const shownLength = 6;

/** The articles of a category that are shown with their first sentence. */
export function listShown(category: ChatCategory): readonly ArticleSummary[] {
  return listSummaries({ category }).slice(0, shownLength);
}

function Category({ category }: { category: ChatCategory }) {
  return (
    <section className="hw-guide-section hw-guide-section--long" aria-labelledby={sectionId(category)}>
      <SectionHead category={category} />
      <div>
        <ul className="hw-guide-answers hw-guide-shown">
          {listShown(category).map(({ id, title, firstSentence }) => (
            <li key={id}>
              <a href={linkToArticle(id)}>{title}</a>
              <p className="hw-small hw-soft">{firstSentence}</p>
            </li>
          ))}
        </ul>
        <details className="hw-guide-all">
          <summary>
            All {countArticles(category)} in {categories[category].name} <Icon of={ChevronDown} />
          </summary>
          <ul className="hw-guide-titles">
            {listSummaries({ category }).map(({ id, title }) => (
              <li key={id}>
                <a href={linkToArticle(id)}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

/**
 * The care guide for visitors, prerendered with all titles. Its search opens the app: `static/guide.ts` starts it in place,
 * and the form works without a script. So do the links to life stages, which need the app.
 */
export function StaticListPage() {
  return (
    <div className="hw-guide">
      <GuideHeader>
        <SearchForm />
      </GuideHeader>
      <div className="hw-guide-filters">
        <ChipRow label="Topic">
          {guideCategories.map((category) => (
            <ChipLink key={category} to={`#${sectionId(category)}`}>
              {categories[category].name}
            </ChipLink>
          ))}
        </ChipRow>
        <div className="hw-guide-needs-app">
          <ChipRow label="Life stage">
            {lifeStages.map((stage) => (
              <ChipLink key={stage} to={linkToGuide({ stage })}>
                {stages[stage].name}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
      </div>
      {guideCategories.map((category) => (
        <Category key={category} category={category} />
      ))}
      <div className="hw-guide-end">
        <CtaBanner title="It helps to know the dog" pose="walking" coat="rust">
          <p>Breed, age and weight change the advice. Add your dog, and ask your own question at any hour.</p>
          <LinkButton to={signUpPath}>Start Your Free Trial</LinkButton>
          <p className="hw-small">You get everything for 7 days. No credit card.</p>
        </CtaBanner>
      </div>
    </div>
  );
}
