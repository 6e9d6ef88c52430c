import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { billing } from '#shared/contract/billing.ts';
import type { Interval, PaidPlan } from '#shared/plans.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/failures.ts';
import { intentKeys } from '../../lib/intent.ts';
import { now } from '../../lib/now.ts';
import { profileTab, signUpFor } from '../../lib/paths.ts';
import { writeJson, writeText } from '../../lib/storage.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useSession } from '../../lib/use-user.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PaymentFieldset } from './payment-fieldset.tsx';
import {
  cardOf,
  emptyFields,
  fieldOfCard,
  type PaymentField,
  type PaymentForm,
  paymentFields,
  signupDataOf,
} from './payment-form.ts';
import { planWords, pricesOf, priceWords } from './plan-words.ts';
import { billingTexts, emptyFieldWords } from './texts.ts';

const blank = Object.fromEntries(paymentFields.map((field) => [field, ''])) as PaymentForm;

type Failure = { title: string; detail?: string; fields?: Partial<Record<PaymentField, string>> };

/** What the server says about the card, at the form's own fields. */
function failureOf(error: unknown): Failure {
  const title = billingTexts.createPaymentToken.failed;
  if (!(error instanceof CallError)) return { title, detail: 'Please check your connection. Nothing was charged.' };
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, words]) => [fieldOfCard[name] ?? 'cardNumber', words]),
  );
  return { title, fields, detail: Object.values(fields)[0] ?? error.words };
}

/** What is charged, and when. */
function chargeWords(plan: PaidPlan, interval: Interval, inTrial: boolean): string {
  const price = `${priceWords(pricesOf(plan)[interval])} ${interval === 'monthly' ? 'a month' : 'a year'}`;
  const { name } = planWords[plan];
  return inTrial
    ? `Nothing is charged today. ${name} starts when your 7-day trial ends, for ${price}; you can cancel before.`
    : `${name} starts at once, for ${price}; you can cancel any time.`;
}

/**
 * Card and address. The digits are in this form and in the one call to the tokenizer, nowhere else: what is kept on the
 * device is the token and what is no part of the card.
 */
export function PaymentPanel({ plan, interval }: { plan: PaidPlan; interval: Interval }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [keys] = useState(intentKeys);
  const [busy, run] = useBusy();
  const [failure, setFailure] = useState<Failure>();
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

  const show = (next: Failure) => {
    setFailure(next);
    const first = paymentFields.find((field) => next.fields?.[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const chooseForOwner = async () => {
    const body = { plan, interval };
    await call(billing.changeSubscription, { body }, { idempotencyKey: keys.keyFor(body) });
    keys.done();
    // Hub is the signed-in part's: a visitor's first load does without.
    const { announce } = await import('../../lib/live.ts');
    announce('subscriptionChanged', {});
    navigate(profileTab('billing'));
  };

  const pay = async (typed: PaymentForm) => {
    const empty = emptyFields(typed);
    if (empty.length > 0) {
      const fields = Object.fromEntries(empty.map((field) => [field, 'Please fill this in']));
      return show({ title: emptyFieldWords, fields });
    }
    const card = cardOf(typed);
    if (!card) return show({ title: billingTexts.createPaymentToken.failed, fields: { expiry: 'Write it as MM/YY' } });
    setFailure(undefined);
    try {
      const { paymentToken } = await call(billing.createPaymentToken, { body: card });
      if (user) return await chooseForOwner();
      writeText('payment_token', paymentToken);
      writeText('selected_plan', plan);
      writeJson('signup_data', signupDataOf(typed));
      navigate(signUpFor(plan, interval));
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

  return (
    <Card as="div">
      <form ref={form} className="hw-payment-form" noValidate onSubmit={submit}>
        <PaymentFieldset known={known} wrong={failure?.fields ?? {}} />
        {failure ? <Alert tone="error" title={failure.title} detail={failure.detail} /> : null}
        <Button type="submit" full busy={busy} busyLabel="Processing...">
          Continue with {planWords[plan].name}
        </Button>
        <p className="hw-small hw-mute">
          {chargeWords(plan, interval, !user || new Date(user.trialEndsAt) > now())} Your card goes to the payment
          provider only.
        </p>
      </form>
    </Card>
  );
}
