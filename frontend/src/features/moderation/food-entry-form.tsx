import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { FoodAnswers, FoodEntry } from '#shared/contract/recommendation-fields.ts';
import { FoodFields } from '../../domain/recommendations/food-fields.tsx';
import { blankFood, foodSchemaFields } from '../../domain/recommendations/food-form.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { EntryForm } from './entry-form.tsx';

const schema = z.object(foodSchemaFields);

type FoodEntryFormProps = { food: FoodAnswers; onBack: () => void; onSubmit: (entry: FoodEntry) => void };

/** What the list will show of a food. */
export function FoodEntryForm({ food, onBack, onSubmit }: FoodEntryFormProps) {
  const entered = Object.entries(food).map(([name, value]) => [name, value ?? '']);
  const form = useZodForm(schema, { defaultValues: { ...blankFood, ...Object.fromEntries(entered) } });
  const { setFocus } = form;
  useEffect(() => setFocus('brandName'), [setFocus]);
  return (
    <EntryForm action="Approve food" onBack={onBack} onSubmit={form.handleSubmit((entry) => onSubmit(entry))}>
      <FoodFields register={(name) => registerField(form, name)} />
    </EntryForm>
  );
}
