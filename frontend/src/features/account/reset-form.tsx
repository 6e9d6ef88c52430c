import { useEffect, useRef, useState } from 'react';
import { account } from '#shared/contract/account.ts';
import { refreshSession } from '../../domain/session/session.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { checkedBy, useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showFieldErrors } from './field-errors.ts';
import { BackToSignIn } from './link-screen.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { ResetForm as ResetSchema } from './password-forms.ts';
import { alertFor } from './texts.ts';

/** Sets a new password with the token of a mailed link. `onNewLink` is called when another link is asked for. */
export function ResetForm({ token, onNewLink }: { token: string; onNewLink: () => void }) {
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<{ title: string; detail?: string; linkIsBad: boolean }>();
  const [busy, run] = useBusy();
  const form = useForm({
    check: checkedBy(ResetSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form;
  const typed = form.values.password;

  const submit = form.handleSubmit(({ password }) =>
    run(async () => {
      setFailure(undefined);
      try {
        await call(account.resetPassword, { body: { token, password } });
        setDone(true);
        // Every session has ended, this browser's too if it had one.
        await refreshSession();
      } catch (error) {
        const isLink = error instanceof CallError && (error.code === 'linkInvalid' || Boolean(error.fields.token));
        if (isLink || !showFieldErrors(form, error, ['password']))
          setFailure({ ...alertFor(error, 'resetPassword'), linkIsBad: isLink });
      }
      return undefined;
    }),
  );

  if (done) return <Done />;
  return (
    <>
      <h1 tabIndex={-1}>Set a new password</h1>
      <p className="hw-soft">When it is set, every browser is signed out, and you sign in with the new one.</p>
      <form className="hw-auth-form" noValidate onSubmit={submit}>
        <NewPasswordField {...form.register('password')} label="New password" typed={typed} error={errors.password} />
        <PasswordField
          {...form.register('confirmPassword')}
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        {failure ? (
          <Alert
            tone="error"
            title={failure.title}
            detail={failure.detail}
            action={
              failure.linkIsBad ? (
                <Button variation="outline" size="s" onClick={onNewLink}>
                  Ask for a new link
                </Button>
              ) : null
            }
          />
        ) : null}
        <Button type="submit" full busy={busy} busyLabel="Setting...">
          Set the password
        </Button>
      </form>
    </>
  );
}

function Done() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        Your new password is set
      </h1>
      <p className="hw-soft">Every browser is signed out. Please sign in with the new password.</p>
      <BackToSignIn variation="primary" />
    </>
  );
}
