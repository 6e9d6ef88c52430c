import { type ExperienceLevel, experienceLabels, experienceLevels, goalLabels } from '#shared/owners.ts';
import { BreedBox } from '../../domain/dogs/breed-box.tsx';
import { GoalTiles } from '../../domain/onboarding/goal-tiles.tsx';
import type { ZodForm } from '../../platform/forms/use-zod-form.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Answers, Field, OnboardingForm } from './onboarding-form.ts';

export type StepProps = {
  form: ZodForm<typeof OnboardingForm>;
  answers: Answers;
  errors: ZodForm<typeof OnboardingForm>['formState']['errors'];
  /** Whether an owner is signed in. Owners cannot edit their email here. */
  signedIn: boolean;
};

function bindFields({ form, errors }: StepProps) {
  return (name: Exclude<Field, 'primaryGoals'>) => ({
    ...form.register(name),
    error: errors[name]?.message,
    required: true,
  });
}

export function DogStep(props: StepProps) {
  const field = bindFields(props);
  const { form, answers, errors } = props;
  return (
    <>
      <TextField {...field('dogName')} label="Dog's name" autoComplete="off" maxLength={200} />
      <BreedBox
        name="dogBreed"
        value={answers.dogBreed}
        onChange={(breed) =>
          form.setValue('dogBreed', breed, { shouldDirty: true, shouldValidate: Boolean(errors.dogBreed) })
        }
        error={errors.dogBreed?.message}
        placeholder="Select a breed"
      />
      <div className="hw-pair">
        <TextField
          {...field('dogAge')}
          label="Age in years"
          inputMode="decimal"
          autoComplete="off"
          hint="6 months is 0.5"
        />
        <TextField
          {...field('dogWeight')}
          label="Weight in lbs"
          inputMode="decimal"
          autoComplete="off"
          hint="From 1 to 300"
        />
      </div>
    </>
  );
}

export function OwnerStep(props: StepProps) {
  const field = bindFields(props);
  const { signedIn } = props;
  return (
    <>
      <TextField {...field('ownerName')} label="Your first name" autoComplete="given-name" maxLength={200} />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={signedIn}
        hint={signedIn ? "Your account's email." : undefined}
      />
      <SelectField {...field('experienceLevel')} label="Experience level" placeholder="Select your experience level">
        {experienceLevels.map((level) => (
          <option key={level} value={level}>
            {experienceLabels[level]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

export function PlaceStep(props: StepProps) {
  const field = bindFields(props);
  return (
    <>
      <TextField {...field('homeAddress')} label="Street address" autoComplete="street-address" />
      <TextField {...field('city')} label="City" autoComplete="address-level2" />
      <div className="hw-pair">
        <TextField {...field('state')} label="State" autoComplete="address-level1" />
        <TextField {...field('zipCode')} label="ZIP code" autoComplete="postal-code" inputMode="numeric" />
      </div>
      <p className="hw-small hw-soft">Your location is used for personalized exercise plans based on local weather.</p>
    </>
  );
}

export function GoalsStep({ form, answers: { primaryGoals } }: StepProps) {
  return (
    <>
      <GoalTiles
        chosen={primaryGoals}
        onChange={(next) => form.setValue('primaryGoals', next, { shouldDirty: true })}
      />
      <div className="hw-goals-note">
        {primaryGoals.length === 0 ? <p role="status">Please select at least one goal</p> : null}
      </div>
    </>
  );
}

export function ReviewStep({ answers }: StepProps) {
  const { experienceLevel } = answers;
  const groups: [string, [string, string][]][] = [
    [
      'Your dog',
      [
        ['Name', answers.dogName],
        ['Breed', answers.dogBreed],
        ['Age', `${answers.dogAge} ${answers.dogAge.trim() === '1' ? 'year' : 'years'}`],
        ['Weight', `${answers.dogWeight} lbs`],
      ],
    ],
    [
      'You',
      [
        ['Name', answers.ownerName],
        ['Email', answers.email],
        ['Experience', experienceLabels[experienceLevel as ExperienceLevel] ?? ''],
      ],
    ],
    ['Location', [['Address', `${answers.homeAddress}, ${answers.city}, ${answers.state} ${answers.zipCode}`]]],
    ['Goals', [['Chosen', answers.primaryGoals.map((goal) => goalLabels[goal]).join(', ')]]],
  ];
  return (
    <div className="hw-review">
      {groups.map(([title, rows]) => (
        <section key={title} aria-label={title}>
          <h2 className="hw-row-title">{title}</h2>
          <dl>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Alert tone="info" title="You can change all of this later in your profile." />
    </div>
  );
}
