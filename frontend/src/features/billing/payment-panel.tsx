import { type FormEvent, useRef, useState } from 'react';
import type { Interval, PaidPlan } from '#shared/plans.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/failures.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useSession } from '../../lib/use-user.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { createPaymentToken } from './calls.ts';
import { PaymentFieldset } from './payment-fieldset.tsx';
import {
  cardOf,
  emptyFields,
  fieldOfCard,
  type PaymentField,
  type PaymentForm,
  paymentFields,
} from './payment-form.ts';
import { planWords, pricesOf, priceWords } from './plan-words.ts';
import { billingTexts, emptyFieldWords, emptyHere } from './texts.ts';

const blank = Object.fromEntries(paymentFields.map((field) => [field, ''])) as PaymentForm;

/** What went wrong, and at which fields. */
export type PaymentFailure = { title: string; detail?: string; fields?: Partial<Record<PaymentField, string>> };

/** What the server says about the card, at the form's own fields. */
function failureOf(error: unknown): PaymentFailure {
  const title = billingTexts.createPaymentToken.failed;
  if (!(error instanceof CallError)) return { title, detail: 'Please check your connection. Nothing was charged.' };
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, words]) => [fieldOfCard[name] ?? 'cardNumber', words]),
  );
  return { title, fields, detail: Object.values(fields)[0] ?? error.words };
}

/** What is charged, and when. */
function chargeWords(plan: PaidPlan, interval: Interval): string {
  const price = `${priceWords(pricesOf(plan)[interval])} ${interval === 'monthly' ? 'a month' : 'a year'}`;
  return [
    `Nothing is charged today. ${planWords[plan].name} is kept as your choice for the end of your 7-day trial, for ${price}.`,
    'Paid plans are not on sale yet: until they are, nothing is charged then either.',
  ].join(' ');
}

type PaymentPanelProps = {
  plan: PaidPlan;
  interval: Interval;
  /** Goes on with what the payment provider made of the card; what it cannot do stands above the button. */
  finish: (paymentToken: string, typed: PaymentForm) => Promise<PaymentFailure | undefined>;
};

/** Card and address. The digits are in this form and in the one call to the tokenizer, nowhere else. */
export function PaymentPanel({ plan, interval, finish }: PaymentPanelProps) {
  const { user } = useSession();
  const [busy, run] = useBusy();
  const [failure, setFailure] = useState<PaymentFailure>();
  const form = useRef<HTMLFormElement>(null);
  const known: PaymentForm = {
    ...blank,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    address: user?.homeAddress ?? '',
    city: user?.city ?? '',
    state: user?.state ?? '',
    zipCode: user?.zipCode ?? '',
  };

  const show = (next: PaymentFailure) => {
    setFailure(next);
    const first = paymentFields.find((field) => next.fields?.[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const pay = async (typed: PaymentForm) => {
    const empty = emptyFields(typed);
    if (empty.length > 0) {
      const fields = Object.fromEntries(empty.map((field) => [field, emptyHere]));
      return show({ title: emptyFieldWords, fields });
    }
    const card = cardOf(typed);
    if (!card) return show({ title: billingTexts.createPaymentToken.failed, fields: { expiry: 'Write it as MM/YY' } });
    setFailure(undefined);
    try {
      const { paymentToken } = await call(createPaymentToken, { body: card });
      const unfinished = await finish(paymentToken, typed);
      if (unfinished) show(unfinished);
    } catch (error) {
      show(failureOf(error));
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = Object.fromEntries(paymentFields.map((field) => [field, String(data.get(field) ?? '')]));
    void run(async () => {
      await pay(typed as PaymentForm);
      return undefined;
    });
  };

  const mended = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = (target as HTMLInputElement).name as PaymentField;
    if (failure?.fields?.[name]) setFailure({ ...failure, fields: { ...failure.fields, [name]: undefined } });
  };

  return (
    <Card as="div">
      <form ref={form} className="hw-payment-form" noValidate onSubmit={submit} onInput={mended}>
        <PaymentFieldset known={known} wrong={failure?.fields ?? {}} />
        {failure ? <Alert tone="error" title={failure.title} detail={failure.detail} /> : null}
        <Button type="submit" full busy={busy} busyLabel="Processing...">
          Continue with {planWords[plan].name}
        </Button>
        <p className="hw-small hw-mute">{chargeWords(plan, interval)} Your card goes to the payment provider only.</p>
      </form>
    </Card>
  );
}
