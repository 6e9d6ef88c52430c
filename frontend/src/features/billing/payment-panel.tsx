import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { billing } from '#shared/contract/billing.ts';
import type { Interval, PaidPlan, Tier } from '#shared/plans.ts';
import { privacyPath, termsPath } from '../../domain/legal/paths.ts';
import { type OperationTexts, toErrorText } from '../../lib/texts.ts';
import { type IdempotentCall, useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useFormDraft } from '../../platform/forms/use-form-draft.ts';
import { useZodForm } from '../../platform/forms/use-zod-form.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { StorageWarning } from '../../ui/overlays/draft-notices.tsx';
import { PaymentFieldset, TestCardFields } from './payment-fieldset.tsx';
import {
  fieldNames,
  joinName,
  PaymentDraft,
  PaymentForm,
  pickCard,
  readPaymentDefaults,
  StripePaymentForm,
} from './payment-form.ts';
import { takesCards, usePaymentSettings } from './payment-settings.ts';
import { formatPrice, listPrices, makeContinueLabel, planTexts } from './plan-texts.ts';
import type { StripeCardHandle } from './stripe/stripe-card-field.tsx';
import { billingTexts, fieldRequired } from './texts.ts';

const NotOnSale = lazyComponent(async () => (await import('./not-on-sale.tsx')).NotOnSale);
const StripeCardField = lazyComponent(async () => (await import('./stripe/stripe-card-field.tsx')).StripeCardField);

/**
 * Describes how much is charged, and when: after the trial, once the owner has confirmed the amount on the next screen,
 * or not before plans are on sale.
 */
export function describeCharge(
  plan: PaidPlan,
  interval: Interval,
  when: 'afterTrial' | 'confirmed' | 'notOnSale',
): string {
  const name = planTexts[plan].name;
  if (when === 'confirmed') return "You won't be charged yet. Next, you see the exact amount and confirm it.";
  if (when === 'notOnSale') return `You won't be charged. ${name} isn't on sale yet, and we only note your choice.`;
  const price = `${formatPrice(listPrices(plan)[interval])} ${interval === 'monthly' ? 'a month' : 'a year'}`;
  return `You won't be charged today. ${name} starts when your 7-day trial ends, for ${price}, after any free months. You can cancel before that.`;
}

type PaymentPanelProps = {
  plan: PaidPlan;
  /** How much is charged, and when. */
  charge: string;
  /** Submits the payment token. Errors are shown above the submit button. */
  onToken: (paymentToken: string, form: PaymentForm, call: IdempotentCall) => unknown;
  /** A message above the submit button, in place of the warning that the draft cannot be stored. */
  notice?: ReactNode;
  /** The owner's tier; absent for a visitor. */
  tier?: Tier;
};

/**
 * The payment form: contact, card and address. Until the payment provider is known, there are no fields, because a real
 * card number must never be typed into our own.
 */
export function PaymentPanel({ tier, ...form }: PaymentPanelProps) {
  const { data: settings, error, isFetching, refetch } = usePaymentSettings();
  if (!settings) {
    return error ? (
      <Card as="div">
        <LoadError
          what="The payment form"
          comfort="You weren't charged."
          error={error}
          busy={isFetching}
          onRetry={refetch}
        />
      </Card>
    ) : (
      <Loading height="card" />
    );
  }
  if (takesCards(settings)) return <PaymentFields {...form} publishableKey={settings.publishableKey} />;
  return (
    <Suspense fallback={<Loading height="card" />}>
      <NotOnSale plan={form.plan} tier={tier} />
    </Suspense>
  );
}

type PaymentFieldsProps = Omit<PaymentPanelProps, 'tier'> & {
  /** Stripe's public key; null with the test provider. */
  publishableKey: string | null;
};

/** The form. The card is sent only to the payment provider's tokenizer, or typed into Stripe's own fields. */
function PaymentFields({ plan, charge, onToken, notice, publishableKey: key }: PaymentFieldsProps) {
  const { user } = useSession();
  const [defaultValues] = useState(() => readPaymentDefaults(user));
  const draft = useFormDraft('payment', PaymentDraft);
  const stripeCard = useRef<StripeCardHandle>(null);
  const form = useZodForm(key ? StripePaymentForm : PaymentForm, { defaultValues, restored: draft.restored });
  const { errors } = form.formState;
  const [texts, setTexts] = useState<Pick<OperationTexts, 'failed'>>(billingTexts.createPaymentToken);
  const pay = useApiMutation({
    mutationFn: async (values: PaymentForm, call) => {
      setTexts(billingTexts.createPaymentToken);
      const paymentToken = key
        ? await stripeCard.current?.createToken(joinName(values), call)
        : (await call(billing.createPaymentToken, { body: pickCard(values) })).paymentToken;
      if (!paymentToken) throw new Error("Stripe's fields have not loaded yet.");
      setTexts(billingTexts.changeSubscription);
      await onToken(paymentToken, values, call);
    },
    texts: billingTexts.createPaymentToken,
    form,
    fieldNames,
    showsError: true,
  });
  const messages = Object.values(errors).map(({ message }) => message);

  return (
    <Card as="div">
      <form
        className="hw-payment-form"
        noValidate
        onSubmit={form.handleSubmit(pay.mutate, pay.reset)}
        onChange={() => draft.save(PaymentDraft.parse(form.getValues()))}
      >
        <PaymentFieldset
          form={form}
          card={
            key ? (
              <Suspense fallback={<Skeleton shape="control" />}>
                <StripeCardField publishableKey={key} handle={stripeCard} />
              </Suspense>
            ) : (
              <TestCardFields form={form} />
            )
          }
        />
        {pay.error ? (
          <PaymentError error={pay.error} texts={texts} />
        ) : messages.length > 0 ? (
          <Alert
            tone="error"
            title={
              messages.includes(fieldRequired)
                ? 'Please fill in all required fields'
                : 'Please fix the highlighted fields'
            }
          />
        ) : null}
        {draft.isStored || notice ? null : <StorageWarning />}
        {notice}
        <Button type="submit" full busy={pay.isPending} busyLabel="Processing...">
          {makeContinueLabel(plan)}
        </Button>
        <p className="hw-small hw-mute">
          {charge} Your card details go only to the payment provider. <Link to={termsPath}>Terms</Link> and{' '}
          <Link to={privacyPath}>privacy</Link>.
        </p>
      </form>
    </Card>
  );
}

function PaymentError({ error, texts }: { error: unknown; texts: Pick<OperationTexts, 'failed'> }) {
  const { title, detail } = toErrorText(error, texts);
  return <Alert tone="error" title={title} detail={[detail, "You weren't charged."].filter(Boolean).join(' ')} />;
}
