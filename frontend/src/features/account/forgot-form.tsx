import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { account } from '#shared/contract/account.ts';
import { Email } from '#shared/contract/fields.ts';
import { BackToSignIn } from '../../domain/links/link-screen.tsx';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { alertTexts } from './texts.ts';

const Forgot = z.object({ email: Email });

/** The location state, with the email that was typed into the sign-in or sign-up form. */
const LocationState = z.object({ email: z.string() });

/** Requests an email with a link that sets a new password. Does not reveal whether an account with the email exists. */
export function ForgotForm() {
  const { user } = useSession();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useZodForm(Forgot, {
    defaultValues: { email: user?.email ?? LocationState.safeParse(state).data?.email ?? '' },
  });
  const forgot = useApiMutation({
    mutationFn: (body: z.output<typeof Forgot>, call) => call(account.forgotPassword, { body }),
    texts: alertTexts.forgotPassword,
    form,
    showsError: true,
    onSuccess: (_, { email }) => setSentTo(email),
  });

  if (sentTo) return <Sent to={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <>
      <h1 tabIndex={-1}>Forgot your password?</h1>
      <p className="hw-soft">Enter your email and we'll send you a reset link.</p>
      <form className="hw-auth-form" noValidate onSubmit={form.handleSubmit(forgot.mutate, forgot.reset)}>
        <TextField
          {...registerField(form, 'email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ErrorAlert error={forgot.error} operation="forgotPassword" />
        <Button type="submit" full busy={forgot.isPending} busyLabel="Sending...">
          Send reset link
        </Button>
      </form>
      <BackToSignIn />
    </>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        Check your inbox
      </h1>
      <p className="hw-soft">
        If there's an account with <strong>{to}</strong>, an email with a link is on its way. The link works once, for
        one hour.
      </p>
      <p className="hw-soft">Nothing there after a few minutes? Check your spam folder too.</p>
      <Button variation="outline" full onClick={onAgain}>
        Send it again or use another email
      </Button>
      <BackToSignIn />
    </>
  );
}
