import { Link } from 'react-router';
import { sources } from '#shared/emergency/sources.ts';
import { articles } from '#shared/guide/articles.ts';
import { guidePath } from '../../domain/guide/paths.ts';

const guidePages = new Set(articles.flatMap((article) => article.sources.map(({ url }) => url))).size;

const origins = [
  {
    title: 'Emergencies: checked first',
    text:
      'Small models, trained and tested by us, spot the warning signs. No chatbot decides, and it works offline. ' +
      `The advice follows ${Object.keys(sources).length} published first-aid and poison pages.`,
  },
  {
    title: 'Everyday questions: the care guide',
    text: `${articles.length} articles on health, food, training and exercise. Each one names the pages it's based on, ${guidePages} in all.`,
  },
  {
    title: "What we're not: your vet",
    text: 'No veterinarian has reviewed the emergency check or the guide yet. When in doubt, call your vet.',
  },
];

/** The section about where the advice comes from, which also says that no vet has reviewed the advice. */
export function AdviceOrigins() {
  return (
    <section className="hw-section hw-section--next hw-origins">
      <div>
        <h2>Where the advice comes from</h2>
        <Link to={guidePath}>Read the care guide</Link>
      </div>
      <ul>
        {origins.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="hw-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
