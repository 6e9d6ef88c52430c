import { useId } from 'react';
import { type Passkey, PasskeyRename } from '#shared/contract/passkeys.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useRenamePasskey } from './use-passkeys.ts';

type RenamePasskeyDialogProps = { passkey: Passkey; open: boolean; onClose: () => void };

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, open, onClose }: RenamePasskeyDialogProps) {
  const formId = useId();
  const form = useZodForm(PasskeyRename, { defaultValues: { name: passkey.name } });
  const rename = useRenamePasskey(passkey, { form, onSuccess: onClose });
  return (
    <FormDialog
      open={open}
      unsaved={form.formState.isDirty}
      title="Rename passkey"
      onClose={onClose}
      held={rename.isPending}
      width="narrow"
      footer={
        <>
          <Button variation="outline" onClick={onClose} disabled={rename.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={rename.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(rename.mutate)}>
        <TextField {...registerField(form, 'name')} label="Name" autoComplete="off" data-autofocus />
      </form>
    </FormDialog>
  );
}
