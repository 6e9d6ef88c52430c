import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { account } from '#shared/contract/account.ts';
import { resetPasswordPath } from '../../domain/account/paths.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useClearOnClose } from '../../platform/forms/use-clear-on-close.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { ChangeForm } from './password-forms.ts';
import { alertTexts } from './texts.ts';
import { useRefreshSessions } from './use-account.ts';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password. Requires the current password, in case someone else is using an unlocked device. */
export function ChangePasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const { email } = useUser();
  const refreshSessions = useRefreshSessions();
  const form = useZodForm(ChangeForm, { defaultValues: blank });
  const { isDirty } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const change = useApiMutation({
    mutationFn: (body: z.output<typeof ChangeForm>, call) => call(account.changePassword, { body }),
    texts: alertTexts.changePassword,
    form,
    showsError: true,
    onSuccess: () => {
      toast({
        tone: 'success',
        title: 'Your password was changed',
        detail: "You're signed out of every other browser, and calendar feeds need a new address.",
      });
      onClose();
      void refreshSessions();
    },
  });

  useClearOnClose(open, () => {
    form.reset(blank);
    change.reset();
  });

  return (
    <FormDialog
      open={open}
      unsaved={isDirty}
      title="Change Password"
      onClose={onClose}
      held={change.isPending}
      width="narrow"
      footer={
        <>
          <Button variation="outline" onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={change.isPending} busyLabel="Saving...">
            Set Password
          </Button>
        </>
      }
    >
      <form id={formId} className="hw-auth-form" noValidate onSubmit={form.handleSubmit(change.mutate, change.reset)}>
        {/* Password managers read the account from this field. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="hw-stack hw-stack--tight">
          <PasswordField
            {...registerField(form, 'currentPassword')}
            label="Current password"
            autoComplete="current-password"
            data-autofocus
          />
          <Link className="hw-forgot" to={resetPasswordPath}>
            Forgot your password?
          </Link>
        </div>
        <NewPasswordField {...registerField(form, 'newPassword')} label="New password" typed={newPassword} />
        <PasswordField
          {...registerField(form, 'confirmPassword')}
          label="Confirm password"
          autoComplete="new-password"
        />
        <ErrorAlert error={change.error} operation="changePassword" />
      </form>
    </FormDialog>
  );
}
