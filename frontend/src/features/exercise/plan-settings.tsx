import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { localDate } from '#shared/calendar.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { exercise } from '#shared/contract/exercise.ts';
import {
  type Difficulty,
  difficulties,
  difficultyLabels,
  type GeneratedPlan,
  type PlanQuota,
} from '#shared/contract/exercise-plans.ts';
import { ageText } from '#shared/dog-age.ts';
import { findMonth, findSeason, usualWeather } from '#shared/usual-weather.ts';
import { call } from '../../lib/call.ts';
import { now } from '../../lib/now.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { exerciseTexts } from './texts.ts';

const quotaKey = ['exercise-quota'];

/** The longest weather that the API accepts, in characters. */
const maxWeather = 100;

/** Describes how many plans are left today. */
export function describeQuota({ used, limit, resetsAt }: PlanQuota, timeZone: string): string {
  const left = Math.max(0, limit - used);
  if (left > 0) return `Uses 1 of the ${left} ${left === 1 ? 'plan' : 'plans'} left today.`;
  const time = new Date(resetsAt).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return `You've used all ${limit} plans of today. You can make more at ${time}.`;
}

/** Chooses how demanding the plan is. Arrow keys select the next one. */
function DifficultyChoice({ value, onChange }: { value: Difficulty; onChange: (value: Difficulty) => void }) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = step && difficulties.at((difficulties.indexOf(value) + step) % difficulties.length);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    group.current?.querySelector<HTMLElement>(`[data-value="${next}"]`)?.focus();
  };
  return (
    <div className="hw-ex-difficulty">
      <p id={id} className="hw-ex-label">
        Difficulty
      </p>
      <div className="hw-ex-segments" role="radiogroup" aria-labelledby={id} ref={group} onKeyDown={press}>
        {difficulties.map((each) => (
          // biome-ignore lint/a11y/useSemanticElements: the segments look like one control.
          <button
            key={each}
            type="button"
            role="radio"
            data-value={each}
            aria-checked={each === value}
            tabIndex={each === value ? 0 : -1}
            onClick={() => onChange(each)}
          >
            {difficultyLabels[each]}
          </button>
        ))}
      </div>
    </div>
  );
}

type PlanSettingsProps = {
  dog: Dog;
  /** Whether the tab shows a plan, which a new one would replace. */
  hasPlan: boolean;
  onGenerated: (plan: GeneratedPlan) => void;
};

/** The card that makes a plan: the weather, the difficulty, and how many plans are left today. */
export function PlanSettings({ dog, hasPlan, onGenerated }: PlanSettingsProps) {
  const { timeZone, city, state } = useUser();
  const queries = useQueryClient();
  const { data: quota } = useQuery({
    queryKey: quotaKey,
    queryFn: ({ signal }) => call(exercise.getPlanQuota, {}, { signal }),
  });
  const today = localDate(now(), timeZone);
  const usual = usualWeather(state, findMonth(today));
  const [weather, setWeather] = useState(usual.degrees);
  const [difficulty, setDifficulty] = useState<Difficulty>('moderate');
  const generate = useApiMutation<void, GeneratedPlan>({
    mutationFn: (_, send) =>
      send(exercise.generatePlan, {
        body: {
          dogId: dog.id,
          breed: dog.breed,
          age: dog.age,
          // The API expects a weight, and uses the dog's own if there is one.
          weight: dog.weight ?? 50,
          weather: weather.trim() || undefined,
          season: findSeason(today),
          city: city ?? undefined,
          state: state ?? undefined,
          difficulty,
        },
      }),
    texts: exerciseTexts.generatePlan,
    onSuccess: (plan) => {
      queries.setQueryData(quotaKey, plan.quota);
      onGenerated(plan);
    },
  });
  const isUsedUp = quota !== undefined && quota.used >= quota.limit;
  const place = [city, state].filter(Boolean).join(', ');
  const weight = dog.weight === null ? '' : `, ${dog.weight}\u00a0lbs`;
  return (
    <Card title={hasPlan ? 'Change the plan' : 'Make a plan'}>
      <form
        className="hw-stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isUsedUp) void generate.mutate();
        }}
      >
        <p className="hw-small hw-soft hw-number">
          Made for {dog.name}: {dog.breed}, {ageText(dog.birthDate, today)}
          {weight}
          {place ? `, in ${place}` : ''}.
        </p>
        <TextField
          label="Weather"
          name="weather"
          autoComplete="off"
          maxLength={maxWeather}
          value={weather}
          onChange={({ target }) => setWeather(target.value)}
          hint={`${usual.degrees} is ${usual.basis}. Type what you see.`}
          placeholder="52 °F, partly cloudy"
        />
        <DifficultyChoice value={difficulty} onChange={setDifficulty} />
        <Button
          type="submit"
          variation={hasPlan ? 'outline' : 'primary'}
          full
          busy={generate.isPending}
          busyLabel="Making the plan..."
          disabled={isUsedUp}
        >
          {hasPlan ? 'Regenerate' : 'Generate Plan'}
        </Button>
        <p className="hw-small hw-mute hw-number hw-ex-quota" role="status">
          {quota ? describeQuota(quota, timeZone) : ''}
        </p>
      </form>
    </Card>
  );
}
