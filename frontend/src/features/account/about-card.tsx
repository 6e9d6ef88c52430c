import { useState } from 'react';
import * as z from 'zod/mini';
import { goals as allGoals, experienceLabels, experienceLevels } from '#shared/owners.ts';
import { GoalTiles } from '../../domain/onboarding/goal-tiles.tsx';
import { useFormDraft, useSaveDraft } from '../../platform/forms/use-form-draft.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DraftNotice } from '../../ui/overlays/draft-notices.tsx';
import { useUpdateUser } from './use-account.ts';

/** The draft: the changed fields. */
const AboutDraft = z.object({
  level: z.optional(z.nullable(z.enum(experienceLevels))),
  goals: z.optional(z.array(z.enum(allGoals))),
});
type AboutDraft = z.output<typeof AboutDraft>;

/** The owner's experience level and goals, as in the setup wizard. The daily tip is chosen to match them. */
export function AboutCard() {
  const { experienceLevel, primaryGoals } = useUser();
  const draft = useFormDraft('about', AboutDraft, { reopens: true });
  const [changed, setChanged] = useState<AboutDraft>(draft.restored ?? {});
  const [isRestored, setIsRestored] = useState(draft.restored !== undefined);
  const { level, goals } = changed;
  useSaveDraft(draft, level === undefined && goals === undefined ? null : changed);
  const startOver = () => {
    setChanged({});
    setIsRestored(false);
  };
  const save = useUpdateUser({ onSuccess: startOver });
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
          onChange={({ target }) =>
            setChanged({ ...changed, level: experienceLevels.find((each) => each === target.value) ?? null })
          }
        >
          <option value="">Not set</option>
          {experienceLevels.map((each) => (
            <option key={each} value={each}>
              {experienceLabels[each]}
            </option>
          ))}
        </SelectField>
        <GoalTiles chosen={goals ?? primaryGoals} onChange={(next) => setChanged({ ...changed, goals: [...next] })} />
        {isRestored ? <DraftNotice busy={save.isPending} onDiscard={startOver} /> : null}
        <div>
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            Save Goals
          </Button>
        </div>
      </form>
    </Card>
  );
}
