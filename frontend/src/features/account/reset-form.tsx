import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { account } from '#shared/contract/account.ts';
import { BackToSignIn } from '../../domain/links/link-screen.tsx';
import { CallError } from '../../lib/call-errors.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { refreshSession } from '../../platform/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { ResetForm as ResetSchema } from './password-forms.ts';
import { alertTexts } from './texts.ts';

function isLinkInvalid(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'linkInvalid' || error.fields.token !== undefined);
}

/** Sets a new password with the token of an emailed link. */
export function ResetForm({ token, onNewLink }: { token: string; onNewLink: () => void }) {
  const form = useZodForm(ResetSchema, { defaultValues: { password: '', confirmPassword: '' } });
  const password = useWatch({ control: form.control, name: 'password' });
  const reset = useApiMutation({
    mutationFn: (form: z.output<typeof ResetSchema>, call) => call(account.resetPassword, { body: { token, ...form } }),
    texts: alertTexts.resetPassword,
    form,
    showsError: true,
    // Setting a new password ends every session, including this browser's.
    onSuccess: refreshSession,
  });

  if (reset.isSuccess) return <Done />;
  return (
    <>
      <h1 tabIndex={-1}>Set a new password</h1>
      <p className="hw-soft">
        This signs you out of every browser and ends your calendar feeds. You can then sign in with the new password.
      </p>
      <form className="hw-auth-form" noValidate onSubmit={form.handleSubmit(reset.mutate, reset.reset)}>
        <NewPasswordField {...registerField(form, 'password')} label="New password" typed={password} />
        <PasswordField
          {...registerField(form, 'confirmPassword')}
          label="Confirm password"
          autoComplete="new-password"
        />
        <ErrorAlert
          error={reset.error}
          operation="resetPassword"
          action={
            isLinkInvalid(reset.error) ? (
              <Button variation="outline" size="s" onClick={onNewLink}>
                Get a new link
              </Button>
            ) : null
          }
        />
        <Button type="submit" full busy={reset.isPending} busyLabel="Saving...">
          Set password
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
        Your password was changed
      </h1>
      <p className="hw-soft">You're signed out of every browser. Please sign in with your new password.</p>
      <BackToSignIn variation="primary" />
    </>
  );
}
