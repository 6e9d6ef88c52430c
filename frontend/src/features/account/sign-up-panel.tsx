import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { account } from '#shared/contract/account.ts';
import { isPaid } from '#shared/plans.ts';
import { cardFor, forgetCard } from '../../domain/plan/chosen-plan.ts';
import { keepUser } from '../../domain/session/session.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { intentKeys } from '../../lib/intent.ts';
import { paths } from '../../lib/paths.ts';
import { readText } from '../../lib/storage.ts';
import { typedBefore } from '../../lib/typed-before.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { checkedBy, useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { finishSignUp } from './after-sign-up.ts';
import { ChosenPlanNote } from './chosen-plan-note.tsx';
import { showFieldErrors } from './field-errors.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { type Choice, registrationFrom, SignUpForm, type Typed } from './sign-up-form.ts';
import { alertFor } from './texts.ts';

const fieldNames = ['name', 'email', 'password', 'homeAddress', 'city', 'state', 'zipCode'] as const;

/** Said when the token of the payment form is not taken: the next press goes without it. */
const cardWords =
  'The card could not be kept. Press Create Account again to start the trial without it: none is needed for it.';

function firstTyped({ signIn }: Typed): SignUpForm {
  const known = typedBefore();
  return { ...known, email: known.email || (signIn?.email ?? ''), password: '', confirmPassword: '' };
}

type SignUpPanelProps = {
  typed: RefObject<Typed>;
  /** The plan that was chosen before, and how it is to be paid. */
  choice: Choice;
  onDropPlan: () => void;
  /** Called when the email has an account already and its owner wants to sign in. */
  onSignIn: () => void;
};

/** The Sign Up tab. */
export function SignUpPanel({ typed, choice, onDropPlan, onSignIn }: SignUpPanelProps) {
  const { plan, interval } = choice;
  const [keys] = useState(intentKeys);
  const [failure, setFailure] = useState<{ title: string; detail?: string; takenEmail?: string }>();
  const [busy, run] = useBusy();
  const form = useForm({
    check: checkedBy(SignUpForm),
    defaultValues: typed.current.signUp ?? firstTyped(typed.current),
  });
  const { errors, values } = form;
  useEffect(() => {
    typed.current.signUp = values;
  }, [typed, values]);

  const addressIsWrong = Boolean(errors.homeAddress || errors.city || errors.state || errors.zipCode);
  const address = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // A field in a closed part cannot take the focus, so the part opens first.
    if (!addressIsWrong || document.activeElement?.matches('[aria-invalid="true"]')) return;
    address.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [addressIsWrong]);

  const submit = form.handleSubmit((given) =>
    run(async () => {
      setFailure(undefined);
      const body = registrationFrom(given, {
        planType: plan,
        interval,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        inviteCode: readText('invite_code'),
        // A card that was given for a plan is none for another one, and none for a trial without one.
        paymentToken: cardFor(choice),
      });
      try {
        const owner = await call(account.register, { body }, { idempotencyKey: keys.keyFor(body) });
        keepUser(owner);
        keys.done();
        window.location.assign(await finishSignUp(owner));
        return 'leaving';
      } catch (error) {
        showFieldErrors(form, error, fieldNames);
        const { title, detail } = alertFor(error, 'register');
        const cardIsWrong = error instanceof CallError && Boolean(error.fields.paymentToken);
        if (cardIsWrong) forgetCard();
        const isTaken = error instanceof CallError && error.code === 'emailTaken';
        setFailure({
          title,
          detail: cardIsWrong ? cardWords : detail,
          takenEmail: isTaken ? given.email : undefined,
        });
        return undefined;
      }
    }),
  );

  const signIn = (email: string) => {
    typed.current.signIn = { rememberMe: false, ...typed.current.signIn, email, password: '' };
    typed.current.atPassword = true;
    onSignIn();
  };

  return (
    <form className="hw-auth-form" noValidate onSubmit={submit}>
      {isPaid(plan) ? (
        <ChosenPlanNote plan={plan} interval={interval} hasCard={cardFor(choice) !== null} onDrop={onDropPlan} />
      ) : null}
      <TextField {...form.register('name')} label="Name" autoComplete="name" error={errors.name} />
      <TextField
        {...form.register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <NewPasswordField
        {...form.register('password')}
        label="Password"
        typed={values.password}
        error={errors.password}
      />
      <PasswordField
        {...form.register('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <details ref={address} className="hw-auth-address" open={addressIsWrong || undefined}>
        <summary>Your address (optional)</summary>
        <p className="hw-small hw-soft">For the weather on your walks and for places near you.</p>
        <TextField
          {...form.register('homeAddress')}
          label="Street address"
          autoComplete="street-address"
          error={errors.homeAddress}
        />
        <TextField {...form.register('city')} label="City" autoComplete="address-level2" error={errors.city} />
        <div className="hw-auth-pair">
          <TextField {...form.register('state')} label="State" autoComplete="address-level1" error={errors.state} />
          <TextField
            {...form.register('zipCode')}
            label="ZIP code"
            autoComplete="postal-code"
            inputMode="numeric"
            error={errors.zipCode}
          />
        </div>
      </details>
      {failure ? (
        <Alert
          tone="error"
          title={failure.title}
          detail={failure.detail}
          action={failure.takenEmail ? <TakenWays email={failure.takenEmail} onSignIn={signIn} /> : null}
        />
      ) : null}
      <Button type="submit" full busy={busy} busyLabel="Creating your account...">
        Create Account
      </Button>
    </form>
  );
}

/** The ways on for whoever has an account already. */
function TakenWays({ email, onSignIn }: { email: string; onSignIn: (email: string) => void }) {
  return (
    <div className="hw-row hw-row--wrap">
      <Button variation="outline" size="s" onClick={() => onSignIn(email)}>
        Sign in with this email
      </Button>
      <Link className="hw-forgot" to={paths.resetPassword} state={{ email }}>
        Forgot your password?
      </Link>
    </div>
  );
}
