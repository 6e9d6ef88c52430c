import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { breedNames } from '#shared/breeds/names.ts';
import { BreedBox } from '../domain/dogs/breed-box.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { ComboBox } from '../ui/fields/choice-list.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextAreaField } from '../ui/fields/text-area-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { DesignSection } from './section.tsx';

type Sample = { title: string; email: string; password: string; notes: string; size: string; remember: boolean };

/** Form fields in all their states, inside a working form. */
export function DesignForms() {
  const [breed, setBreed] = useState('Beagle');
  const [unset, setUnset] = useState('');
  const [sent, setSent] = useState('');
  const form = useForm<Sample>({
    defaultValues: { title: 'Rabies booster', email: 'maya@', remember: true, size: '' },
  });
  const { register, handleSubmit, reset } = form;
  return (
    <DesignSection title="Fields">
      <form className="hw-design-two" noValidate onSubmit={handleSubmit((values) => setSent(JSON.stringify(values)))}>
        <div className="hw-stack">
          <TextField label="Title" {...register('title')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error="Please enter a valid email address"
            {...register('email')}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint="At least 8 characters."
            {...register('password')}
          />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error="That is not it"
            name="current"
          />
          <TextAreaField label="Notes" hint="Only you see these." optional {...register('notes')} />
        </div>
        <div className="hw-stack">
          <BreedBox value={breed} onChange={setBreed} />
          <ComboBox
            label="Second breed"
            options={breedNames}
            value={unset}
            onChange={setUnset}
            placeholder="Type to find a breed"
            error="Please choose a breed"
          />
          <div className="hw-pair">
            <TextField label="Age in years" inputMode="decimal" defaultValue="2.5" name="age" />
            <TextField
              label="Weight"
              optional
              suffix="lbs"
              inputMode="decimal"
              defaultValue="400"
              name="weight"
              error="Weight must be realistic"
            />
          </div>
          <SelectField label="Size" placeholder="Choose one" {...register('size')}>
            <option value="small">Small</option>
            <option value="large">Large</option>
          </SelectField>
          <SelectField label="State" error="Please choose a state" name="state" placeholder="Choose one">
            <option value="TX">Texas</option>
          </SelectField>
          <TextField label="Not now" disabled defaultValue="Cannot be changed" name="off" />
          <div>
            <CheckboxField label="Keep me signed in" {...register('remember')} />
            <CheckboxField label="I agree to the terms" name="terms" error="Please agree first" />
            <CheckboxField label="Not possible yet" hint="After your first walk." name="no" disabled />
          </div>
          <div className="hw-row">
            <Button type="submit">Save</Button>
            <Button variation="outline" onClick={() => reset()}>
              Start again
            </Button>
          </div>
          {sent ? <p className="hw-small hw-soft">{sent}</p> : null}
        </div>
      </form>
      <div className="hw-design-two">
        <Alert tone="error" title="We could not save that" detail="Nothing was changed. Try again in a moment." />
        <Alert tone="success" title="Saved" />
        <Alert
          title="Your free trial runs until November 27"
          detail="Then Plus is $17.85 a month unless you stop it."
        />
        <Alert tone="amber" title="No connection" detail="You see what was here last." />
      </div>
    </DesignSection>
  );
}
