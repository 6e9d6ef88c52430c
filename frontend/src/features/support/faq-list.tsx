import { Link } from 'react-router';
import { supportPath } from '../../domain/support/paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { faq } from './texts.ts';

/** The frequent questions, which open their answers. */
export function FaqList() {
  return (
    <Card title="Frequently asked questions">
      <div className="hw-support-faq">
        {faq.map(([question, answer]) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <p>
        Not answered here? <Link to={supportPath}>Contact us</Link>
      </p>
    </Card>
  );
}
