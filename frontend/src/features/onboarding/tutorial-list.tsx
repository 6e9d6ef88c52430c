import { tourSteps } from '../../domain/onboarding/tour-steps.ts';

/** The tutorial to read, for who has no script: a dialog could not open. */
export function TutorialList({ id }: { id: string }) {
  return (
    <section id={id} className="hw-tutorial-list">
      <h2>The tutorial</h2>
      <ol>
        {tourSteps.map((step) => (
          <li key={step.id}>
            <h3>{step.title}</h3>
            <p className="hw-soft">{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
