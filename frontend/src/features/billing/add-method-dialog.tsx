import { useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { billing } from '#shared/contract/billing.ts';
import { missingField } from '#shared/contract/payment-fields.ts';
import { toErrorText } from '../../lib/texts.ts';
import { useClearOnClose } from '../../platform/forms/use-clear-on-close.ts';
import { useZodForm } from '../../platform/forms/use-zod-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { blankMethod, MethodForm } from './add-method-form.ts';
import { BankFields, CardFields } from './method-fields.tsx';
import { billingTexts, fieldRequired } from './texts.ts';
import { useAddMethod } from './use-payment-methods.ts';

type AddMethodDialogProps = {
  open: boolean;
  /** Whether the owner has no payment method yet. The first method becomes the default. */
  first: boolean;
  onClose: () => void;
};

const types = { card: 'Card', bank: 'Bank account' } as const;

/**
 * Adds a card or a bank account. The numbers are sent only to the payment provider's tokenizer, and are cleared when
 * the dialog closes.
 */
export function AddMethodDialog({ open, first, onClose }: AddMethodDialogProps) {
  const formId = useId();
  const alert = useRef<HTMLDivElement>(null);
  const form = useZodForm(MethodForm, { defaultValues: blankMethod });
  const { errors, dirtyFields } = form.formState;
  const type = useWatch({ control: form.control, name: 'type' });
  const add = useAddMethod(
    form,
    async ({ details }, send) => (await send(billing.createPaymentToken, { body: details })).paymentToken,
    onClose,
  );
  const someRequired = Object.values(errors).some((error) => error.message === fieldRequired);
  const { title, detail } = toErrorText(add.error, billingTexts.addPaymentMethod);

  useClearOnClose(open, () => {
    form.reset(blankMethod);
    add.reset();
  });
  useEffect(() => {
    if (add.error) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [add.error]);

  const choose = (next: keyof typeof types) => {
    add.reset();
    form.reset({ ...blankMethod, ...form.getValues(), type: next }, { keepDefaultValues: true });
  };

  return (
    <FormDialog
      open={open}
      unsaved={Object.keys(dirtyFields).some((name) => name !== 'type' && name !== 'isDefault')}
      title="Add payment method"
      onClose={onClose}
      held={add.isPending}
      footer={
        <>
          <Button variation="outline" onClick={onClose} disabled={add.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={add.isPending} busyLabel="Adding...">
            {type === 'card' ? 'Add card' : 'Add account'}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons. */}
      <div className="hw-segments hw-segments--full" role="group" aria-label="Payment method type">
        {(['card', 'bank'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={type === each}
            disabled={add.isPending}
            onClick={() => choose(each)}
          >
            {types[each]}
          </button>
        ))}
      </div>
      <div ref={alert} className="hw-method-alert">
        {add.error ? (
          <Alert tone="error" title={title} detail={detail} />
        ) : someRequired ? (
          <Alert tone="error" title={missingField} />
        ) : null}
      </div>
      <form id={formId} className="hw-method-form" noValidate onSubmit={form.handleSubmit(add.mutate)}>
        {type === 'card' ? <CardFields form={form} /> : <BankFields form={form} />}
        {first ? null : <CheckboxField {...form.register('isDefault')} label="Make this my default" />}
      </form>
    </FormDialog>
  );
}
