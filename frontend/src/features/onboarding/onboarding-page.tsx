import { ArrowLeft, ArrowRight } from 'lucide-react';
import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../domain/session/use-user.ts';
import { CallError } from '../../lib/call-errors.ts';
import { intentKeys } from '../../lib/intent.ts';
import { homeWithTour, paths, signUp } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { StorageWarning, StorageWarningAction } from '../../ui/storage-warning.tsx';
import { fieldErrorsOf, keepForSignUp, saveForOwner } from './complete.ts';
import {
  type Answers,
  check,
  type Field,
  furthestStep,
  lastStep,
  mayLeave,
  type OnboardingRecord,
  stepFields,
} from './onboarding-form.ts';
import { useSteps } from './use-steps.ts';
import { NotSaved } from './wizard-alerts.tsx';
import {
  clearWizardDraft,
  loadWizardDraft,
  onTypedElsewhere,
  saveWizardDraft,
  typedElsewhere,
} from './wizard-draft.ts';
import { DogStep, GoalsStep, OwnerStep, PlaceStep, ReviewStep, type StepProps } from './wizard-steps.tsx';
import './onboarding.css';

const steps: { title: string; Fields: ComponentType<StepProps> }[] = [
  { title: 'Tell us about your dog', Fields: DogStep },
  { title: 'Now tell us about yourself', Fields: OwnerStep },
  { title: 'Where are you located?', Fields: PlaceStep },
  { title: 'What are your main goals?', Fields: GoalsStep },
  { title: 'Almost done!', Fields: ReviewStep },
];

/** The set-up wizard: five steps from the dog to the goals. A visitor's answers wait for the sign-up, an owner's are saved. */
export function OnboardingPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [start] = useState(() => loadWizardDraft(user));
  const [answers, setAnswers] = useState(start.answers);
  /** As this tab last saw them kept. */
  const seen = useRef(start.answers);
  const { step, goTo } = useSteps(start.step, furthestStep(answers));
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [kept, setKept] = useState(true);
  const [trouble, setTrouble] = useState<'not-kept' | { error: unknown }>();
  const [keys] = useState(intentKeys);
  const [busy, run] = useBusy();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const arrived = useRef(step);

  /** Takes over what another tab has typed meanwhile, so that nothing of it is written over. */
  const catchUp = (part: Partial<Answers> = {}): Answers => {
    const next = { ...answers, ...typedElsewhere(seen.current), ...(user ? { email: user.email } : {}), ...part };
    seen.current = next;
    setAnswers(next);
    return next;
  };
  const hear = useEffectEvent(() => {
    catchUp();
  });
  useEffect(() => onTypedElsewhere(() => hear()), []);

  const arrive = useEffectEvent(() => {
    setTrouble(undefined);
    setKept(saveWizardDraft({ step, answers: catchUp() }));
    window.scrollTo(0, 0);
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? heading.current)?.focus();
  });
  useEffect(() => {
    if (arrived.current === step) return;
    arrived.current = step;
    arrive();
  }, [step]);

  const change = (part: Partial<Answers>) => {
    setKept(saveWizardDraft({ step, answers: catchUp(part) }));
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in part))));
  };
  /** What was typed and is wrong is told on leaving its field, and not only at the end. */
  const tell = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const field = stepFields[step - 1]?.find((name) => name === (target as { name?: string }).name);
    // Words that appear under a press would move the button away from it.
    if (!field || relatedTarget instanceof HTMLButtonElement || String(answers[field]).trim() === '') return;
    const checked = check(answers);
    const wrong = 'errors' in checked ? checked.errors[field] : undefined;
    if (wrong) setErrors((known) => ({ ...known, [field]: wrong }));
  };
  const mend = (wrong: Partial<Record<Field, string>>) => {
    setErrors(wrong);
    goTo(stepFields.findIndex((fields) => fields.some((field) => wrong[field])) + 1 || 1);
  };

  const leaveToSignUp = () => {
    clearWizardDraft();
    navigate(signUp);
  };

  const save = async (record: OnboardingRecord): Promise<undefined | 'leaving'> => {
    if (!user) {
      if (keepForSignUp(record)) {
        leaveToSignUp();
      } else {
        console.warn('Error saving onboarding data:', 'this browser keeps nothing.');
        setTrouble('not-kept');
      }
      return undefined;
    }
    try {
      await saveForOwner(record, keys);
      clearWizardDraft();
      window.location.assign(homeWithTour);
      return 'leaving';
    } catch (error) {
      const wrong = fieldErrorsOf(error);
      if (error instanceof CallError && Object.keys(wrong).length > 0) mend(wrong);
      else setTrouble({ error });
      return undefined;
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step < lastStep) {
      if (mayLeave(step, answers)) goTo(step + 1);
      return;
    }
    const checked = check(answers);
    if ('errors' in checked) mend(checked.errors);
    else void run(() => save(checked.record));
  };

  const { title, Fields } = steps[step - 1] ?? { title: '', Fields: ReviewStep };
  const percent = (step * 100) / lastStep;
  return (
    <div className="hw-narrow hw-wizard">
      <div className="hw-wizard-progress">
        <p className="hw-small hw-between hw-number">
          <strong>
            Step {step} of {lastStep}
          </strong>
          <span className="hw-soft">{percent}% complete</span>
        </p>
        <ProgressBar value={step} max={lastStep} label={`Step ${step} of ${lastStep}, ${percent}% complete`} />
      </div>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <form ref={form} noValidate onSubmit={submit} onBlur={tell}>
        <Card as="div" className="hw-wizard-card">
          <Fields answers={answers} errors={errors} onChange={change} signedIn={user !== null} />
        </Card>
        {kept ? null : <StorageWarning />}
        {trouble === 'not-kept' ? <StorageWarningAction button="Complete Setup" onGoOn={leaveToSignUp} /> : null}
        {typeof trouble === 'object' ? <NotSaved error={trouble.error} /> : null}
        <div className="hw-wizard-ways">
          <Button variation="outline" icon={ArrowLeft} disabled={step === 1} onClick={() => goTo(step - 1)}>
            Back
          </Button>
          {step < lastStep ? (
            <Button type="submit" disabled={!mayLeave(step, answers)}>
              Next
              <ArrowRight className="hw-icon hw-icon--m" aria-hidden="true" focusable="false" />
            </Button>
          ) : (
            <Button type="submit" busy={busy} busyLabel="Saving...">
              Complete Setup
            </Button>
          )}
        </div>
        {user ? (
          <LinkButton to={paths.home} variation="quiet" size="s" full>
            Not now
          </LinkButton>
        ) : null}
      </form>
    </div>
  );
}
