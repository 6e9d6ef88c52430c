import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import './legal.css';

/** One section of a legal page. `points` are list items below the paragraphs. */
export interface LegalSection {
  /** The anchor of links to the section. */
  id?: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

type LegalPageProps = { title: string; intro: string; sections: readonly LegalSection[] };

/** A legal page. The texts are a template: the operator fills in the brackets and has the page reviewed. */
export function LegalPage({ title, intro, sections }: LegalPageProps) {
  return (
    <article className="hw-narrow hw-legal">
      <PageHeading title={title} text={intro} />
      <Alert
        tone="info"
        title="This page is a template"
        detail="It describes what the software does. The operator of this site replaces the text in [brackets] and has it reviewed before launch."
      />
      {sections.map(({ id, title: heading, paragraphs = [], points = [] }) => (
        <section key={heading} id={id}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {points.length > 0 ? (
            <ul>
              {points.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </article>
  );
}
