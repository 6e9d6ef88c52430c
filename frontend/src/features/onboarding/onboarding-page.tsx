import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ComponentType, type FocusEvent, type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { wizardDraft } from '../../domain/onboarding/onboarding-entries.ts';
import { useFormDraft } from '../../platform/forms/use-form-draft.ts';
import { useZodForm } from '../../platform/forms/use-zod-form.ts';
import { homePath, signUpPath } from '../../platform/session/paths.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ProgressBar } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { StorageWarning, StorageWarningAction } from '../../ui/overlays/draft-notices.tsx';
import { DogPreview } from './dog-preview.tsx';
import {
  buildOnboardingDefaults,
  findFurthestStep,
  isStepComplete,
  isStepValid,
  lastStep,
  OnboardingForm,
  stepFields,
  WizardDraft,
} from './onboarding-form.ts';
import { saveForSignUp, useSaveOnboarding } from './save-onboarding.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useSteps } from './use-steps.ts';
import { SaveError } from './wizard-alerts.tsx';
import { DogStep, GoalsStep, OwnerStep, PlaceStep, ReviewStep, type StepProps } from './wizard-steps.tsx';
import './onboarding.css';

interface Step {
  title: string;
  /** One sentence below the title. */
  lead: (dogName: string) => string;
  Fields: ComponentType<StepProps>;
}

const steps: Step[] = [
  { title: 'Tell us about your dog', lead: () => 'A good guess is enough.', Fields: DogStep },
  { title: 'Now tell us about yourself', lead: (dog) => `So our advice fits you and ${dog}.`, Fields: OwnerStep },
  { title: 'Where are you located?', lead: (dog) => `For the weather where you and ${dog} live.`, Fields: PlaceStep },
  { title: 'What are your main goals?', lead: (dog) => `Pick everything that matters for ${dog}.`, Fields: GoalsStep },
  { title: 'Almost done!', lead: (dog) => `Did we get everything right about you and ${dog}?`, Fields: ReviewStep },
];

/** The setup wizard. Stores a visitor's answers in the browser for the sign-up, and sends an owner's to the server. */
export function OnboardingPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const draft = useFormDraft(wizardDraft, WizardDraft);
  const [defaultValues] = useState(() => ({
    ...(draft.restored?.answers ?? buildOnboardingDefaults(user)),
    ...(user ? { email: user.email } : {}),
  }));
  const form = useZodForm(OnboardingForm, { defaultValues });
  const { errors, isDirty } = form.formState;
  const answers = useWatch({ control: form.control, compute: (values) => values });
  const { step, goTo } = useSteps(draft.restored?.step ?? 1, findFurthestStep(answers));
  const [storageFailed, setStorageFailed] = useState(false);

  const saveDraft = useEffectEvent(() => draft.save({ step, answers }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when `answers` or `step` changes
  useEffect(() => {
    if (isDirty || step > 1) saveDraft();
  }, [answers, step, isDirty]);

  const goToFirstError = () => {
    const isInvalid = (field: keyof typeof answers) => form.getFieldState(field).invalid;
    const at = stepFields.findIndex((fields) => fields.some(isInvalid));
    if (at >= 0 && at + 1 !== step) goTo(at + 1);
  };
  const save = useSaveOnboarding(form);
  const leaveToSignUp = () => {
    draft.clear();
    navigate(signUpPath);
  };
  const complete = form.handleSubmit(async (record) => {
    if (user) {
      if (!(await save.mutate(record))) goToFirstError();
    } else if (saveForSignUp(record)) {
      leaveToSignUp();
    } else {
      console.warn('Error saving onboarding data:', "this browser couldn't store it.");
      setStorageFailed(true);
    }
  }, goToFirstError);
  const focus = useStepFocus(step);
  const next = () => {
    if (isStepValid(step, answers)) goTo(step + 1);
    else void form.trigger(stepFields[step - 1]).then(focus.focusFirstError);
  };

  const findField = (target: EventTarget) =>
    stepFields[step - 1]?.find((name) => name === (target as { name?: string }).name);
  /**
   * Validates a filled-in field on blur. Skipped if a button was clicked, because a new error message would move the
   * button away.
   */
  const checkField = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const field = findField(target);
    if (!field || relatedTarget instanceof HTMLButtonElement || String(answers[field]).trim() === '') return;
    void form.trigger(field);
  };
  /** Validates an invalid field again while the owner corrects it. */
  const recheckField = ({ target }: FormEvent<HTMLFormElement>) => {
    const field = findField(target);
    if (field && errors[field]) void form.trigger(field);
  };

  const { title, lead, Fields } = steps[step - 1] as Step;
  const completed = step - 1;
  const percent = (completed * 100) / lastStep;
  return (
    <div className="hw-narrow hw-wizard">
      <div className="hw-wizard-progress">
        <p className="hw-small hw-between hw-number">
          <strong>
            Step {step} of {lastStep}
          </strong>
          <span className="hw-soft">{percent}% complete</span>
        </p>
        <ProgressBar value={completed} max={lastStep} label={`Step ${step} of ${lastStep}, ${percent}% complete`} />
      </div>
      <div className="hw-wizard-head">
        <div>
          <h1 tabIndex={-1} ref={focus.heading}>
            {title}
          </h1>
          <p className="hw-soft">{lead(answers.dogName.trim() || 'your dog')}</p>
        </div>
        <DogPreview name={answers.dogName} breed={answers.dogBreed} />
      </div>
      <form
        ref={focus.form}
        noValidate
        onBlur={checkField}
        onChange={recheckField}
        onSubmit={(event) => {
          event.preventDefault();
          if (step < lastStep) next();
          else void complete();
        }}
      >
        <Card as="div" className="hw-wizard-card">
          <Fields form={form} answers={answers} errors={errors} signedIn={user !== null} />
        </Card>
        {draft.isStored ? null : <StorageWarning />}
        {storageFailed ? <StorageWarningAction button="Complete Setup" onGoOn={leaveToSignUp} /> : null}
        <SaveError error={save.error} />
        <div className="hw-wizard-actions">
          <Button variation="outline" icon={ArrowLeft} disabled={step === 1} onClick={() => goTo(step - 1)}>
            Back
          </Button>
          {step < lastStep ? (
            <Button type="submit" disabled={!isStepComplete(step, answers)}>
              Next
              <ArrowRight className="hw-icon hw-icon--m" aria-hidden="true" focusable="false" />
            </Button>
          ) : (
            <Button type="submit" busy={save.isPending} busyLabel="Saving...">
              Complete Setup
            </Button>
          )}
        </div>
        {user ? (
          <LinkButton to={homePath} variation="quiet" size="s" full>
            Not now
          </LinkButton>
        ) : null}
      </form>
    </div>
  );
}
