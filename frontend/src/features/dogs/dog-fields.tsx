import { Controller } from 'react-hook-form';
import type { Units } from '#shared/weight.ts';
import { BreedBox } from '../../domain/dogs/breed-box.tsx';
import { registerField } from '../../platform/forms/use-zod-form.ts';
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
  const other = units === 'kg' ? 'lb' : 'kg';
  return (
    <>
      <TextField {...registerField(form, 'name')} label="Name" autoComplete="off" maxLength={200} data-autofocus />
      <Controller
        control={form.control}
        name="breed"
        render={({ field, fieldState }) => (
          <BreedBox
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="hw-dogform-pair">
        <AgeField form={form} today={today} />
        <TextField
          {...registerField(form, 'weight')}
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
        />
      </div>
    </>
  );
}
