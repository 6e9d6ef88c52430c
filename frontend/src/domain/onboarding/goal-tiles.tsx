import { Check } from 'lucide-react';
import { type Goal, goalLabels, goals } from '#shared/owners.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import './goal-tiles.css';

type GoalTilesProps = { chosen: readonly Goal[]; onChange: (next: Goal[]) => void };

/** The six goals as toggle buttons. Several can be selected. */
export function GoalTiles({ chosen, onChange }: GoalTilesProps) {
  const toggle = (goal: Goal) =>
    onChange(chosen.includes(goal) ? chosen.filter((each) => each !== goal) : [...chosen, goal]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields of a form.
    <div className="hw-goals" role="group" aria-label="Goals">
      {goals.map((goal) => (
        <button key={goal} type="button" aria-pressed={chosen.includes(goal)} onClick={() => toggle(goal)}>
          <span>{goalLabels[goal]}</span>
          <Icon of={Check} />
        </button>
      ))}
    </div>
  );
}
