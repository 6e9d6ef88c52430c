import { registerField } from '../../platform/forms/use-zod-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { DogDialogForm, DogValues } from './dog-form.ts';

type AgeFieldProps = {
  form: DogDialogForm;
  /** The last birthday that can be chosen. */
  today: string;
};

/** The age in years, or the exact birthday. */
export function AgeField({ form, today }: AgeFieldProps) {
  const byAge = form.watch('ageBy') === 'age';
  const switchTo = (ageBy: DogValues['ageBy']) => {
    form.setValue('ageBy', ageBy, { shouldDirty: true });
    form.clearErrors(['age', 'birthDate']);
    // The other field is rendered first.
    setTimeout(() => form.setFocus(ageBy === 'age' ? 'age' : 'birthDate'));
  };
  return (
    <div className="hw-dogform-age">
      {byAge ? (
        <TextField
          {...registerField(form, 'age')}
          key="age"
          label="Age in years"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      ) : (
        <TextField {...registerField(form, 'birthDate')} key="birthDate" label="Birthday" type="date" max={today} />
      )}
      <Button variation="quiet" size="s" onClick={() => switchTo(byAge ? 'birthday' : 'age')}>
        {byAge ? 'I know the birthday' : 'Enter the age instead'}
      </Button>
    </div>
  );
}
