import { localDate } from '#shared/calendar.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { difficultyLabels } from '#shared/contract/exercise-plans.ts';
import { exercisePath } from '../../domain/exercise/paths.ts';
import { formatDate } from '../../lib/format.ts';
import { now } from '../../lib/now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { BreedDrawing } from '../../ui/dog-art/breed-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { describeEffort, drawEffort } from './effort-line.ts';
import { Paper, PaperFacts, PaperLines, PrintFrame } from './print-frame.tsx';
import { formatMinutes } from './texts.ts';
import { readCurrentPlan } from './use-current-plan.ts';

const layout = { left: 8, right: 712, heights: { easy: 52, steady: 30, brisk: 12 }, maxCurve: 34 };

function PlanPaper({ dog }: { dog: Dog }) {
  const { timeZone } = useUser();
  const plan = readCurrentPlan(dog.id);
  if (!plan) {
    return (
      <EmptyState
        drawing="walking"
        title="No plan to print"
        text={`Make a plan for ${dog.name}, or open a saved one.`}
        action={<LinkButton to={exercisePath}>See plans</LinkButton>}
      />
    );
  }
  const { path, joints } = drawEffort(plan.activities, layout);
  const facts: [string, string][] = [
    ['Length', formatMinutes(plan.duration)],
    ['Difficulty', difficultyLabels[plan.difficulty]],
    ...(plan.weather ? ([['Weather', plan.weather]] as [string, string][]) : []),
    ['Printed on', formatDate(localDate(now(), timeZone), { dateStyle: 'medium' })],
  ];
  return (
    <Paper
      title={plan.planName}
      text={`For ${dog.name}. ${plan.description ?? ''}`}
      drawing={<BreedDrawing pose="walking" breed={dog.breed} />}
      foot="General wellness advice. It does not replace your vet."
    >
      <PaperFacts facts={facts} />
      <svg className="hw-paper-curve" viewBox="0 0 720 66" role="img" aria-label={describeEffort(plan.activities)}>
        <line x1="8" x2="712" y1="62" y2="62" />
        <path d={path} />
        {joints.map(({ x, y }) => (
          <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r="5.5" />
        ))}
      </svg>
      <ol className="hw-paper-steps">
        {plan.activities.map(({ title, duration, instructions }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a plan do not change.
          <li key={at}>
            <span className="hw-paper-box" />
            <div>
              <h3 className="hw-row-title">{title}</h3>
              <p className="hw-soft">{instructions}</p>
            </div>
            <strong className="hw-number">{duration} min</strong>
          </li>
        ))}
      </ol>
      <PaperLines title="Notes" />
    </Paper>
  );
}

/** The printable plan: the plan that the dog's tab shows. */
export function PrintPlanPage() {
  return (
    <PrintFrame title="Print a plan" backTo={exercisePath} backLabel="Back to plans">
      {(dog) => <PlanPaper dog={dog} />}
    </PrintFrame>
  );
}
