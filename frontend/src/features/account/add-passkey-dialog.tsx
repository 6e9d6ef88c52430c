import { useId } from 'react';
import * as z from 'zod/mini';
import { maxPasskeyName } from '#shared/passkeys.ts';
import { useClearOnClose } from '../../platform/forms/use-clear-on-close.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { CurrentPassword } from './password-forms.ts';
import { useAddPasskey } from './use-passkeys.ts';

const PasskeyForm = z.object({
  password: CurrentPassword,
  name: z.string().check(z.trim(), z.maxLength(maxPasskeyName, `Please keep this to ${maxPasskeyName} characters`)),
});

const blank = { password: '', name: '' };

/** Adds a passkey. Requires the password, because a passkey still opens the account when this session has ended. */
export function AddPasskeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const { email } = useUser();
  const form = useZodForm(PasskeyForm, { defaultValues: blank });
  const add = useAddPasskey({ form, onSuccess: onClose });
  useClearOnClose(open, () => {
    form.reset(blank);
    add.reset();
  });
  return (
    <FormDialog
      open={open}
      unsaved={form.formState.isDirty}
      title="Add a passkey"
      onClose={onClose}
      held={add.isPending}
      width="narrow"
      footer={
        <>
          <Button variation="outline" onClick={onClose} disabled={add.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={add.isPending} busyLabel="Adding...">
            Continue
          </Button>
        </>
      }
    >
      <form id={formId} className="hw-auth-form" noValidate onSubmit={form.handleSubmit(add.mutate, add.reset)}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <p className="hw-soft">Enter your password. Then your device asks for your face, finger or screen lock.</p>
        <PasswordField
          {...registerField(form, 'password')}
          label="Your password"
          autoComplete="current-password"
          data-autofocus
        />
        <TextField {...registerField(form, 'name')} label="Name" optional autoComplete="off" placeholder="My phone" />
        <ErrorAlert error={add.error} operation="addPasskey" />
      </form>
    </FormDialog>
  );
}
