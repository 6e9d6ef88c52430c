import { Controller } from 'react-hook-form';
import { BreedBox } from '../../domain/dogs/breed-box.tsx';
import type { Units } from '../../domain/dogs/weight.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AgeField } from './age-field.tsx';
import type { DogDialogForm } from './dog-form.ts';

type DogFieldsProps = {
  form: DogDialogForm;
  units: Units;
  onUnits: (units: Units) => void;
  today: string;
};

/** The fields of the dog dialog: name, breed, age or birthday, weight. */
export function DogFields({ form, units, onUnits, today }: DogFieldsProps) {
  const { errors } = form.formState;
  const other = units === 'kg' ? 'lb' : 'kg';
  return (
    <>
      <TextField
        {...form.register('name')}
        label="Name"
        autoComplete="off"
        maxLength={200}
        data-autofocus
        error={errors.name?.message}
      />
      <Controller
        control={form.control}
        name="breed"
        render={({ field }) => (
          <BreedBox
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.breed?.message}
          />
        )}
      />
      <div className="hw-dogform-pair">
        <AgeField form={form} today={today} />
        <TextField
          {...form.register('weight')}
          label="Weight"
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          suffix={
            <button
              type="button"
              className="hw-dogform-units"
              aria-label={units === 'kg' ? 'kg, switch to pounds' : 'lbs, switch to kilograms'}
              onClick={() => onUnits(other)}
            >
              {units === 'kg' ? 'kg' : 'lbs'}
            </button>
          }
          error={errors.weight?.message}
        />
      </div>
    </>
  );
}
