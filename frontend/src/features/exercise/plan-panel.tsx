import { Clock, CloudSun, Footprints } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { difficultyLabels } from '#shared/contract/exercise-plans.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { BreedDrawing } from '../../ui/dog-art/breed-drawing.tsx';
import { drawEffort, type EffortLayout } from './effort-line.ts';
import { formatMinutes } from './texts.ts';
import type { CurrentPlan } from './use-current-plan.ts';

const phone: EffortLayout = { left: 20, right: 196, heights: { easy: 104, steady: 76, brisk: 52 }, maxCurve: 14 };
const desktop: EffortLayout = { left: 50, right: 712, heights: { easy: 122, steady: 75, brisk: 36 }, maxCurve: 36 };

/** The end of the line, from the last activity to the dog's collar. */
const leashes = {
  phone: 'C 222 {y} 218 44 256 42 C 284 41 298 56 304 85',
  desktop: 'C 760 {y} 758 22 830 18 C 886 15 896 54 909 92',
};

function Scene({ plan, size }: { plan: CurrentPlan; size: 'phone' | 'desktop' }) {
  const { path, joints } = drawEffort(plan.activities, size === 'phone' ? phone : desktop);
  const end = joints.at(-1);
  return (
    <svg
      className={size === 'phone' ? 'hw-ex-small' : 'hw-ex-large'}
      viewBox={size === 'phone' ? '0 0 390 138' : '0 0 1040 190'}
      aria-hidden="true"
      focusable="false"
    >
      <path className="hw-ex-line" d={`${path} ${leashes[size].replace('{y}', String(end?.y ?? 0))}`} />
      {joints.map(({ x, y }) => (
        <circle key={x} className="hw-ex-joint" cx={x.toFixed(1)} cy={y.toFixed(1)} r={size === 'phone' ? 5.5 : 7.5} />
      ))}
    </svg>
  );
}

type PlanPanelProps = { dog: Dog; plan: CurrentPlan; actions: ReactNode };

/** The panel with a plan: what it is, and its effort as a line that ends at the dog's collar. */
export function PlanPanel({ dog, plan, actions }: PlanPanelProps) {
  return (
    <section className="hw-ex-panel hw-field" aria-label={`Plan for ${dog.name}`}>
      <div className="hw-ex-panel-text">
        <h2>{plan.planName}</h2>
        <p className="hw-soft">{plan.description}</p>
        <ul className="hw-ex-facts hw-number">
          <li>
            <Icon of={Clock} />
            {formatMinutes(plan.duration)}
          </li>
          <li>
            <Icon of={Footprints} />
            {difficultyLabels[plan.difficulty]}
          </li>
          {plan.weather ? (
            <li>
              <Icon of={CloudSun} />
              {plan.weather}
            </li>
          ) : null}
        </ul>
        <div className="hw-ex-actions">{actions}</div>
      </div>
      <div className="hw-ex-scene">
        <Scene plan={plan} size="phone" />
        <Scene plan={plan} size="desktop" />
        <BreedDrawing pose="walking" breed={dog.breed} className="hw-ex-scene-dog" />
      </div>
    </section>
  );
}

/** The panel before there is a plan. */
export function NoPlanPanel({ dog, children }: { dog: Dog; children: ReactNode }) {
  return (
    <section className="hw-ex-panel hw-field" aria-label={`Plan for ${dog.name}`}>
      <div className="hw-ex-panel-text">{children}</div>
      <div className="hw-ex-scene">
        <svg className="hw-ex-small" viewBox="0 0 390 138" aria-hidden="true" focusable="false">
          <path className="hw-ex-line" d={`M-20 104 L196 104 ${leashes.phone.replace('{y}', '104')}`} />
        </svg>
        <svg className="hw-ex-large" viewBox="0 0 1040 190" aria-hidden="true" focusable="false">
          <path className="hw-ex-line" d={`M-20 122 L712 122 ${leashes.desktop.replace('{y}', '122')}`} />
        </svg>
        <BreedDrawing pose="walking" breed={dog.breed} className="hw-ex-scene-dog" />
      </div>
    </section>
  );
}
