import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Interval, PaidPlan } from '#shared/plans.ts';
import { useSession } from '../../domain/session/use-user.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StorageWarning } from '../../ui/storage-warning.tsx';
import { createPaymentToken } from './calls.ts';
import { keepPaymentDraft, knownPayment } from './payment-draft.ts';
import { PaymentFieldset } from './payment-fieldset.tsx';
import {
  cardOf,
  emptyFields,
  fieldOfCard,
  type PaymentField,
  type PaymentForm,
  paymentFields,
} from './payment-form.ts';
import { continueWords, formatPrice, planTexts, pricesOf } from './plan-texts.ts';
import { billingTexts, emptyFieldWords, emptyHere, wrongFieldWords } from './texts.ts';

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
  const price = `${formatPrice(pricesOf(plan)[interval])} ${interval === 'monthly' ? 'a month' : 'a year'}`;
  return [
    `Nothing is charged today. ${planTexts[plan].name} is kept as your choice for the end of your 7-day trial, for ${price}.`,
    'Paid plans are not on sale yet: until they are, nothing is charged then either.',
  ].join(' ');
}

type PaymentPanelProps = {
  plan: PaidPlan;
  interval: Interval;
  /** Goes on with what the payment provider made of the card; what it cannot do stands above the button. */
  finish: (paymentToken: string, typed: PaymentForm) => Promise<PaymentFailure | undefined>;
  /** What else is to be said above the button. */
  notice?: ReactNode;
};

/** What stands in the form now. */
function typedIn(form: HTMLFormElement): PaymentForm {
  const data = new FormData(form);
  return Object.fromEntries(paymentFields.map((field) => [field, String(data.get(field) ?? '')])) as PaymentForm;
}

/** Card and address. The digits are in this form and in the one call to the tokenizer, nowhere else. */
export function PaymentPanel({ plan, interval, finish, notice }: PaymentPanelProps) {
  const { user } = useSession();
  const [known] = useState(() => knownPayment(user));
  const [kept, setKept] = useState(true);
  const [busy, run] = useBusy();
  const [failure, setFailure] = useState<PaymentFailure>();
  const [mended, setMended] = useState<readonly PaymentField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const firstWrong = paymentFields.find((field) => failure?.fields?.[field]);

  useEffect(() => {
    if (!firstWrong || !failure) return;
    form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
    // The sentence stands right above that field, so both are seen together.
    form.current?.querySelector('.hw-alert--error')?.scrollIntoView({ block: 'nearest' });
  }, [failure, firstWrong]);

  const show = (next: PaymentFailure | undefined) => {
    setMended([]);
    setFailure(next);
  };

  const pay = async (typed: PaymentForm) => {
    const empty = emptyFields(typed);
    if (empty.length > 0) {
      const fields = Object.fromEntries(empty.map((field) => [field, emptyHere]));
      return show({ title: emptyFieldWords, fields });
    }
    const read = cardOf(typed);
    if ('wrong' in read) return show({ title: wrongFieldWords, fields: read.wrong });
    show(undefined);
    try {
      const { paymentToken } = await call(createPaymentToken, { body: read.card });
      const unfinished = await finish(paymentToken, typed);
      if (unfinished) show(unfinished);
    } catch (error) {
      show(failureOf(error));
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    void run(async () => {
      await pay(typed);
      return undefined;
    });
  };

  const type = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const name = (target as HTMLInputElement).name as PaymentField;
    setMended((fields) => (fields.includes(name) ? fields : [...fields, name]));
    setKept(keepPaymentDraft(typedIn(currentTarget)));
  };

  const alert = failure ? <Alert tone="error" title={failure.title} detail={failure.detail} /> : null;
  const wrong = Object.fromEntries(
    Object.entries(failure?.fields ?? {}).filter(([field]) => !mended.some((each) => each === field)),
  );
  return (
    <Card as="div">
      <form ref={form} className="hw-payment-form" noValidate onSubmit={submit} onInput={type}>
        <PaymentFieldset known={known} wrong={wrong} notice={alert} noticeAt={firstWrong} />
        {firstWrong ? null : alert}
        {kept || notice ? null : <StorageWarning />}
        {notice}
        <Button type="submit" full busy={busy} busyLabel="Processing...">
          {continueWords(plan)}
        </Button>
        <p className="hw-small hw-mute">{chargeWords(plan, interval)} Your card goes to the payment provider only.</p>
      </form>
    </Card>
  );
}
