import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { DogDialogForm, TypedDog } from './dog-form.ts';

type AgeFieldProps = {
  form: DogDialogForm;
  /** The last birthday that can be chosen. */
  today: string;
};

/** The age in years, or the exact birthday. */
export function AgeField({ form, today }: AgeFieldProps) {
  const { errors } = form.formState;
  const byAge = form.watch('ageBy') === 'age';
  const switchTo = (ageBy: TypedDog['ageBy']) => {
    form.setValue('ageBy', ageBy, { shouldDirty: true });
    form.clearErrors(['age', 'birthDate']);
    // The other field is rendered first.
    setTimeout(() => form.setFocus(ageBy === 'age' ? 'age' : 'birthDate'));
  };
  return (
    <div className="hw-dogform-age">
      {byAge ? (
        <TextField
          {...form.register('age')}
          key="age"
          label="Age in years"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={errors.age?.message}
        />
      ) : (
        <TextField
          {...form.register('birthDate')}
          key="birthDate"
          label="Birthday"
          type="date"
          max={today}
          error={errors.birthDate?.message}
        />
      )}
      <Button variation="quiet" size="s" onClick={() => switchTo(byAge ? 'birthday' : 'age')}>
        {byAge ? 'I know the birthday' : 'Enter the age instead'}
      </Button>
    </div>
  );
}
