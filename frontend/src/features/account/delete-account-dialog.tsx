import { useId } from 'react';
import * as z from 'zod/mini';
import { leaving } from '#shared/contract/leaving.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { refreshSession } from '../../platform/session/session.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { CurrentPassword } from './password-forms.ts';

const DeletionForm = z.object({ password: CurrentPassword, keepPosts: z.boolean() });

/** Says what goes, asks for the password, and schedules the deletion. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const { email } = useUser();
  const form = useZodForm(DeletionForm, { defaultValues: { password: '', keepPosts: true } });
  const request = useApiMutation({
    mutationFn: (body: z.output<typeof DeletionForm>, send) => send(leaving.requestDeletion, { body }),
    texts: { failed: "Your account wasn't changed" },
    form,
    showsError: true,
    onSuccess: async () => {
      await refreshSession();
      toast({
        tone: 'success',
        title: 'Your account will be deleted',
        detail: 'You have 14 days to change your mind.',
      });
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      unsaved={form.formState.isDirty}
      title="Delete your account?"
      onClose={onClose}
      held={request.isPending}
      width="narrow"
      footer={
        <>
          <Button variation="outline" onClick={onClose} disabled={request.isPending}>
            Cancel
          </Button>
          <Button variation="danger" type="submit" form={formId} busy={request.isPending} busyLabel="Saving...">
            Delete account
          </Button>
        </>
      }
    >
      <form id={formId} className="hw-auth-form" noValidate onSubmit={form.handleSubmit(request.mutate, request.reset)}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <p>
          In 14 days we'll delete your profile, dogs, visits, activities, questions, photos, reviews and invoices.
          Nobody can bring them back after that.
        </p>
        <p>Until then you can sign in and keep your account. A paid plan ends with its period, and isn't renewed.</p>
        <CheckboxField
          {...form.register('keepPosts')}
          label="Keep my posts and comments"
          hint="They stay as those of a former member, without your name and photos."
        />
        <PasswordField
          {...registerField(form, 'password')}
          label="Your password"
          autoComplete="current-password"
          data-autofocus
        />
        <ErrorAlert error={request.error} operation="deleteAccount" />
      </form>
    </FormDialog>
  );
}
