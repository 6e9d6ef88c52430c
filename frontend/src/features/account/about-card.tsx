import { useState } from 'react';
import { type ExperienceLevel, experienceLabels, experienceLevels } from '#shared/owners.ts';
import { GoalTiles } from '../../domain/onboarding/goal-tiles.tsx';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useUpdateUser } from './use-account.ts';

/** The owner's experience level and goals, as in the setup wizard. The daily tip is chosen to match them. */
export function AboutCard() {
  const { experienceLevel, primaryGoals } = useUser();
  const [level, setLevel] = useState<ExperienceLevel | null>();
  const [goals, setGoals] = useState<typeof primaryGoals>();
  const save = useUpdateUser({
    onSuccess: () => {
      setLevel(undefined);
      setGoals(undefined);
    },
  });
  const changes = { experienceLevel: level, primaryGoals: goals };

  return (
    <Card title="You and your goals">
      <form
        className="hw-account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save.mutate(changes);
        }}
      >
        <SelectField
          label="Experience level"
          hint="We choose your daily tip to match your experience and goals."
          value={(level === undefined ? experienceLevel : level) ?? ''}
          onChange={({ target }) => setLevel(experienceLevels.find((each) => each === target.value) ?? null)}
        >
          <option value="">Not set</option>
          {experienceLevels.map((each) => (
            <option key={each} value={each}>
              {experienceLabels[each]}
            </option>
          ))}
        </SelectField>
        <GoalTiles chosen={goals ?? primaryGoals} onChange={setGoals} />
        <div>
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            Save Goals
          </Button>
        </div>
      </form>
    </Card>
  );
}
