import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { account } from '#shared/contract/account.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { call } from '../../lib/call.ts';
import { isUnauthorized } from '../../lib/call-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { checkedBy, useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { showFieldErrors } from './field-errors.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { ChangeForm } from './password-forms.ts';
import { accountToasts, alertFor } from './texts.ts';
import { toastAccountError } from './toast-account-error.ts';
import { useReadSessionsAgain } from './use-account.ts';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Sets another password; asks for the current one, since an open browser is not proof of who sits there. */
export function ChangePasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const { email } = useUser();
  const readSessionsAgain = useReadSessionsAgain();
  const [failure, setFailure] = useState<{ title: string; detail?: string }>();
  const [busy, run] = useBusy();
  const form = useForm({
    check: checkedBy(ChangeForm),
    defaultValues: blank,
  });
  const { errors } = form;
  const typed = form.values.newPassword;

  const { reset } = form;
  useEffect(() => {
    // Typed passwords do not wait in a closed dialog.
    reset(blank);
    if (open) setFailure(undefined);
  }, [open, reset]);

  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    run(async () => {
      setFailure(undefined);
      try {
        await call(account.changePassword, { body: { currentPassword, newPassword } });
        toast({
          tone: 'success',
          title: accountToasts.changePassword.succeeded,
          detail: 'Every other browser is signed out.',
        });
        onClose();
        void readSessionsAgain();
      } catch (error) {
        if (isUnauthorized(error)) toastAccountError(error, accountToasts.changePassword);
        else if (!showFieldErrors(form, error, ['currentPassword', 'newPassword']))
          setFailure(alertFor(error, 'changePassword'));
      }
      return undefined;
    }),
  );

  return (
    <FormDialog
      open={open}
      unsaved={Object.values(form.values).some(Boolean)}
      title="Change Password"
      onClose={onClose}
      held={busy}
      width="narrow"
      footer={
        <>
          <Button variation="outline" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
            Set Password
          </Button>
        </>
      }
    >
      <form id={formId} className="hw-auth-form" noValidate onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="hw-stack hw-stack--tight">
          <PasswordField
            {...form.register('currentPassword')}
            label="Current password"
            autoComplete="current-password"
            data-autofocus
            error={errors.currentPassword}
          />
          <Link className="hw-forgot" to={paths.resetPassword}>
            Forgot your password?
          </Link>
        </div>
        <NewPasswordField
          {...form.register('newPassword')}
          label="New password"
          typed={typed}
          error={errors.newPassword}
        />
        <PasswordField
          {...form.register('confirmPassword')}
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        {failure ? <Alert tone="error" title={failure.title} detail={failure.detail} /> : null}
      </form>
    </FormDialog>
  );
}
