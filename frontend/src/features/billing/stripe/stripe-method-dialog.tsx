import { useId, useRef } from 'react';
import * as z from 'zod/mini';
import { cardFields } from '#shared/contract/payment-fields.ts';
import { toErrorText } from '../../../lib/texts.ts';
import { useClearOnClose } from '../../../platform/forms/use-clear-on-close.ts';
import { registerField, useZodForm } from '../../../platform/forms/use-zod-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { requireText } from '../required-text.ts';
import { billingTexts } from '../texts.ts';
import { useAddMethod } from '../use-payment-methods.ts';
import { StripeCardField, type StripeCardHandle } from './stripe-card-field.tsx';

const StripeMethodForm = z.object({
  cardholderName: requireText(cardFields.cardholderName),
  isDefault: z.boolean(),
});

const blank = { cardholderName: '', isDefault: false };

type StripeMethodDialogProps = {
  publishableKey: string;
  open: boolean;
  /** Whether the owner has no payment method yet. The first method becomes the default. */
  first: boolean;
  onClose: () => void;
};

/** Adds a card. Its numbers are typed into Stripe's own fields. */
export function StripeMethodDialog({ publishableKey, open, first, onClose }: StripeMethodDialogProps) {
  const formId = useId();
  const card = useRef<StripeCardHandle>(null);
  const form = useZodForm(StripeMethodForm, { defaultValues: blank });
  const { dirtyFields } = form.formState;
  const add = useAddMethod(
    form,
    async ({ cardholderName }, send) => {
      if (!card.current) throw new Error("Stripe's fields have not loaded yet.");
      return card.current.createToken(cardholderName, send);
    },
    onClose,
  );
  const { title, detail } = toErrorText(add.error, billingTexts.addPaymentMethod);

  useClearOnClose(open, () => {
    form.reset(blank);
    add.reset();
  });

  return (
    <FormDialog
      open={open}
      unsaved={Boolean(dirtyFields.cardholderName)}
      title="Add payment method"
      onClose={onClose}
      held={add.isPending}
      footer={
        <>
          <Button variation="outline" onClick={onClose} disabled={add.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={add.isPending} busyLabel="Adding...">
            Add card
          </Button>
        </>
      }
    >
      {add.error ? <Alert tone="error" title={title} detail={detail} /> : null}
      <form id={formId} className="hw-method-form" noValidate onSubmit={form.handleSubmit(add.mutate)}>
        <TextField
          {...registerField(form, 'cardholderName')}
          label="Name on the card"
          autoComplete="cc-name"
          hint="Letters and spaces only."
          data-autofocus
          required
        />
        {open ? <StripeCardField publishableKey={publishableKey} handle={card} /> : null}
        {first ? null : <CheckboxField {...form.register('isDefault')} label="Make this my default" />}
      </form>
    </FormDialog>
  );
}
