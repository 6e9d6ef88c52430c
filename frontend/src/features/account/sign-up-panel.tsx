import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { account } from '#shared/contract/account.ts';
import { isPaid } from '#shared/plans.ts';
import { resetPasswordPath } from '../../domain/account/paths.ts';
import { privacyPath, termsPath } from '../../domain/legal/paths.ts';
import { readInviteCode } from '../../domain/onboarding/invite-code.ts';
import { readPaymentToken, removePaymentToken } from '../../domain/onboarding/pending-sign-up.ts';
import { CallError } from '../../lib/call-errors.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import type { useFormDraft } from '../../platform/forms/use-form-draft.ts';
import { registerField, type ZodForm } from '../../platform/forms/use-zod-form.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { cacheUser } from '../../platform/session/cached-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { finishSignUp } from './after-sign-up.ts';
import { ChosenPlanNote } from './chosen-plan-note.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { type Choice, readPendingAbout, SignUpDraft, type SignUpForm, toRegistration } from './sign-up-form.ts';
import { alertTexts } from './texts.ts';

/** Loaded on demand, because most visitors have no draft. */
const DraftNotice = lazyComponent(async () => (await import('../../ui/overlays/draft-notices.tsx')).DraftNotice);

/** Loaded on demand, because most visitors have no invite. */
const InviteNote = lazyComponent(async () => (await import('./invite-note.tsx')).InviteNote);

/** Shown when the payment provider rejects the payment token. The next attempt is sent without a token. */
const tokenRejected =
  "We couldn't save the card. Press Create Account again to start your trial without it. You don't need one.";

function isTokenRejected(error: unknown): boolean {
  return error instanceof CallError && error.fields.paymentToken !== undefined;
}

type SignUpPanelProps = {
  form: ZodForm<typeof SignUpForm>;
  draft: ReturnType<typeof useFormDraft<typeof SignUpDraft>>;
  /** The plan that was chosen before the sign-up. */
  choice: Choice;
  onDropPlan: () => void;
  /** Called to switch to sign-in, with an email that already has an account. */
  onSignIn: (email: string) => void;
};

/** The Sign Up tab. */
export function SignUpPanel({ form, draft, choice, onDropPlan, onSignIn }: SignUpPanelProps) {
  const { plan, interval } = choice;
  const inviteCode = readInviteCode();
  const password = useWatch({ control: form.control, name: 'password' });
  const register = useApiMutation({
    mutationFn: (values: z.output<typeof SignUpForm>, call) => {
      const body = toRegistration(values, {
        planType: plan,
        interval,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        about: readPendingAbout(),
        inviteCode,
        paymentToken: readPaymentToken(choice),
      });
      return call(account.register, { body });
    },
    texts: alertTexts.register,
    form,
    showsError: true,
    staysPending: true,
    onSuccess: async (owner) => {
      cacheUser(owner);
      window.location.assign(await finishSignUp(owner));
    },
    onError: (error) => {
      if (isTokenRejected(error)) removePaymentToken();
      return false;
    },
  });
  const [isRestored, setIsRestored] = useState(draft.restored !== undefined);
  const discardDraft = () => {
    draft.clear();
    setIsRestored(false);
    form.reset();
  };
  const emailTaken = register.error instanceof CallError && register.error.code === 'emailTaken';

  return (
    <form
      className="hw-auth-form"
      noValidate
      onSubmit={form.handleSubmit(register.mutate, register.reset)}
      onChange={() => draft.save(SignUpDraft.parse(form.getValues()))}
    >
      {isRestored ? (
        <Suspense fallback={null}>
          <DraftNotice busy={register.isPending} onDiscard={discardDraft} />
        </Suspense>
      ) : null}
      {inviteCode ? (
        <Suspense fallback={null}>
          <InviteNote code={inviteCode} />
        </Suspense>
      ) : null}
      {isPaid(plan) ? (
        <ChosenPlanNote
          plan={plan}
          interval={interval}
          hasCard={readPaymentToken(choice) !== null}
          onDrop={onDropPlan}
        />
      ) : null}
      <TextField {...registerField(form, 'name')} label="Name" autoComplete="name" />
      <TextField
        {...registerField(form, 'email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField {...registerField(form, 'password')} label="Password" typed={password} />
      <PasswordField {...registerField(form, 'confirmPassword')} label="Confirm password" autoComplete="new-password" />
      <AddressFields form={form} />
      <ErrorAlert
        error={register.error}
        operation="register"
        detail={isTokenRejected(register.error) ? tokenRejected : undefined}
        action={emailTaken ? <EmailTakenActions email={form.getValues('email')} onSignIn={onSignIn} /> : null}
      />
      <Button type="submit" full busy={register.isPending} busyLabel="Creating your account...">
        Create Account
      </Button>
      <p className="hw-small hw-mute">
        By creating an account, you agree to the <Link to={termsPath}>terms of use</Link>. Our{' '}
        <Link to={privacyPath}>privacy page</Link> explains what we store.
      </p>
    </form>
  );
}

/**
 * The optional address, collapsed by default. Expands if a field is invalid, because a hidden field can't be focused.
 */
function AddressFields({ form }: Pick<SignUpPanelProps, 'form'>) {
  const { errors } = form.formState;
  const isWrong = Boolean(errors.homeAddress || errors.city || errors.state || errors.zipCode);
  return (
    <details className="hw-auth-address" open={isWrong || undefined}>
      <summary>Your address (optional)</summary>
      <p className="hw-small hw-soft">For the weather on your walks and for places near you.</p>
      <TextField {...registerField(form, 'homeAddress')} label="Street address" autoComplete="street-address" />
      <TextField {...registerField(form, 'city')} label="City" autoComplete="address-level2" />
      <div className="hw-auth-pair">
        <TextField {...registerField(form, 'state')} label="State" autoComplete="address-level1" />
        <TextField
          {...registerField(form, 'zipCode')}
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
        />
      </div>
    </details>
  );
}

function EmailTakenActions({ email, onSignIn }: { email: string; onSignIn: (email: string) => void }) {
  return (
    <div className="hw-row hw-row--wrap">
      <Button variation="outline" size="s" onClick={() => onSignIn(email)}>
        Sign in with this email
      </Button>
      <Link className="hw-forgot" to={resetPasswordPath} state={{ email }}>
        Forgot your password?
      </Link>
    </div>
  );
}
