import { registerField } from '../../platform/forms/use-zod-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { DogDialogForm, DogValues } from './dog-form.ts';

type AgeFieldProps = {
  form: DogDialogForm;
  /** The owner's local date, `YYYY-MM-DD`: the latest birthday that can be chosen. */
  today: string;
};

/** The field for the age in years, or for the exact birthday, with a button that switches between the two. */
export function AgeField({ form, today }: AgeFieldProps) {
  const byAge = form.watch('ageBy') === 'age';
  const switchTo = (ageBy: DogValues['ageBy']) => {
    form.setValue('ageBy', ageBy, { shouldDirty: true });
    form.clearErrors(['age', 'birthDate']);
    // Waits until the other field is rendered.
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
