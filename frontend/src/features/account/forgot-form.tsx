import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { account } from '#shared/contract/account.ts';
import { Email } from '#shared/contract/fields.ts';
import { useSession } from '../../domain/session/use-user.ts';
import { call } from '../../lib/call.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { checkedBy, useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showFieldErrors } from './field-errors.ts';
import { BackToSignIn } from './link-screen.tsx';
import { alertFor } from './texts.ts';

const Forgotten = z.object({ email: Email });

/** What was typed at the sign-in, brought along by the link there. */
const Typed = z.object({ email: z.string() });

/** Asks for the email and has a link mailed that sets a new password. The words are the same for an unknown email. */
export function ForgotForm() {
  const { user } = useSession();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<{ title: string; detail?: string }>();
  const [busy, run] = useBusy();
  const form = useForm({
    check: checkedBy(Forgotten),
    defaultValues: { email: user?.email ?? Typed.safeParse(state).data?.email ?? '' },
  });
  const { errors } = form;

  const submit = form.handleSubmit((values) =>
    run(async () => {
      setFailure(undefined);
      try {
        await call(account.forgotPassword, { body: values });
        setSentTo(values.email);
      } catch (error) {
        if (!showFieldErrors(form, error, ['email'])) setFailure(alertFor(error, 'forgotPassword'));
      }
      return undefined;
    }),
  );

  if (sentTo) return <Sent to={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <>
      <h1 tabIndex={-1}>Forgot your password?</h1>
      <p className="hw-soft">Tell us your email, and we mail you a link that sets a new one.</p>
      <form className="hw-auth-form" noValidate onSubmit={submit}>
        <TextField
          {...form.register('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email}
        />
        {failure ? <Alert tone="error" title={failure.title} detail={failure.detail} /> : null}
        <Button type="submit" full busy={busy} busyLabel="Sending...">
          Send the link
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
        Look into your mailbox
      </h1>
      <p className="hw-soft">
        If there is an account with <strong>{to}</strong>, a mail with a link is on its way. The link works once, for
        one hour.
      </p>
      <p className="hw-soft">Nothing there after a few minutes? Please look among the junk mail too.</p>
      <Button variation="outline" full onClick={onAgain}>
        Send it again, or to another email
      </Button>
      <BackToSignIn />
    </>
  );
}
