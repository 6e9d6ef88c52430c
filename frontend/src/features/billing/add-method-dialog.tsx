import { useEffect, useId, useRef, useState } from 'react';
import { missingField } from '#shared/contract/payment-fields.ts';
import { toastError } from '../../domain/session/toast-error.ts';
import { call } from '../../lib/call.ts';
import { CallError, isUnauthorized, NetworkError } from '../../lib/call-errors.ts';
import { textsFor } from '../../lib/texts.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { blankMethod, checkMethod, isFilledIn, methodFields } from './add-method-form.ts';
import { createPaymentToken } from './calls.ts';
import { BankFields, CardFields } from './method-fields.tsx';
import { methodName } from './method-texts.ts';
import { billingTexts, emptyHere } from './texts.ts';
import { useKeepMethod } from './use-payment-methods.ts';

type AddMethodDialogProps = {
  open: boolean;
  /** Nothing is on file yet: it becomes the default anyway. */
  first: boolean;
  onClose: () => void;
};

const kinds = { card: 'Card', bank: 'Bank account' } as const;

/**
 * Adds a card or a bank account. The numbers are in this form and in the one call to the payment provider's tokenizer;
 * they go with the dialog, which its caller takes away when it is closed.
 */
export function AddMethodDialog({ open, first, onClose }: AddMethodDialogProps) {
  const formId = useId();
  const keep = useKeepMethod();
  const [busy, run] = useBusy();
  const [failure, setFailure] = useState<string>();
  const alert = useRef<HTMLDivElement>(null);
  const form = useForm({ defaultValues: blankMethod, check: checkMethod });
  const { type } = form.values;
  const { failed, succeeded } = billingTexts.addPaymentMethod;
  const someEmpty = Object.values(form.errors).includes(emptyHere);

  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const fail = (error: unknown) => {
    if (isUnauthorized(error)) return toastError(textsFor(error, { failed }));
    if (error instanceof NetworkError) return setFailure('Please check your connection and try again.');
    if (!(error instanceof CallError)) return setFailure('Please try again.');
    const wrong = methodFields[type].filter((name) => error.fields[name]);
    for (const name of wrong) form.setError(name, error.fields[name] ?? '');
    setFailure(error.words);
    if (wrong[0]) form.setFocus(wrong[0]);
  };

  const submit = form.handleSubmit(({ numbers, isDefault }) =>
    run(async () => {
      setFailure(undefined);
      try {
        const { paymentToken } = await call(createPaymentToken, { body: numbers });
        const method = await keep(paymentToken, isDefault);
        toast({ tone: 'success', title: succeeded, detail: methodName(method) });
        onClose();
      } catch (error) {
        fail(error);
      }
      return undefined;
    }),
  );

  const choose = (kind: keyof typeof kinds) => {
    setFailure(undefined);
    form.reset({ ...form.values, type: kind });
  };

  return (
    <FormDialog
      open={open}
      unsaved={isFilledIn(form.values)}
      title="Add payment method"
      onClose={onClose}
      held={busy}
      footer={
        <>
          <Button variation="outline" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Adding...">
            {type === 'card' ? 'Add card' : 'Add account'}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields of a form. */}
      <div className="hw-switch hw-switch--full" role="group" aria-label="Kind of payment method">
        {(['card', 'bank'] as const).map((kind) => (
          <button key={kind} type="button" aria-pressed={type === kind} disabled={busy} onClick={() => choose(kind)}>
            {kinds[kind]}
          </button>
        ))}
      </div>
      <div ref={alert} className="hw-method-alert">
        {failure || someEmpty ? <Alert tone="error" title={failure ? failed : missingField} detail={failure} /> : null}
      </div>
      <form id={formId} className="hw-method-form" noValidate onSubmit={submit}>
        {type === 'card' ? <CardFields form={form} /> : <BankFields form={form} />}
        {/* A plain box: a field shared with the sign-up would be cut out of its code, and make that heavier. */}
        {first ? null : (
          <label className="hw-method-default">
            <input type="checkbox" {...form.register('isDefault')} />
            Make this my default
          </label>
        )}
      </form>
    </FormDialog>
  );
}
