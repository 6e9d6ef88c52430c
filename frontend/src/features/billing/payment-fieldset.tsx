import type { ReactNode } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { CardNumberField } from './card-number-field.tsx';
import type { PaymentField, PaymentForm } from './payment-form.ts';
import { securityWords } from './texts.ts';

type PaymentFieldsetProps = {
  /** What is known before anything is typed. */
  known: PaymentForm;
  wrong: Partial<Record<PaymentField, string>>;
  /** What is to be said right above a field, and which one. */
  notice: ReactNode;
  noticeAt: PaymentField | undefined;
};

/** The fields of the payment form. The browser keeps what is typed: no state of ours holds the card. */
export function PaymentFieldset({ known, wrong, notice, noticeAt }: PaymentFieldsetProps) {
  const field = (name: PaymentField) => ({ name, defaultValue: known[name], error: wrong[name], required: true });
  const above = (...row: PaymentField[]) => (noticeAt && row.includes(noticeAt) ? notice : null);
  return (
    <>
      {above('firstName', 'lastName')}
      <div className="hw-pair">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      {above('email')}
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" autoCapitalize="none" />
      {above('cardNumber')}
      <CardNumberField {...field('cardNumber')} hint={securityWords.testCard} />
      {above('expiry', 'cvc')}
      <div className="hw-pair">
        <TextField
          {...field('expiry')}
          label="Expiry"
          placeholder="MM/YY"
          inputMode="numeric"
          autoComplete="cc-exp"
          className="hw-number"
        />
        <TextField
          {...field('cvc')}
          label="CVC"
          placeholder="123"
          inputMode="numeric"
          autoComplete="cc-csc"
          className="hw-number"
        />
      </div>
      {above('address')}
      <TextField {...field('address')} label="Street address" autoComplete="billing street-address" />
      {above('city')}
      <TextField {...field('city')} label="City" autoComplete="billing address-level2" />
      {above('state', 'zipCode')}
      <div className="hw-pair">
        <TextField {...field('state')} label="State" placeholder="TX" autoComplete="billing address-level1" />
        <TextField
          {...field('zipCode')}
          label="ZIP code"
          placeholder="78701"
          inputMode="numeric"
          autoComplete="billing postal-code"
        />
      </div>
    </>
  );
}
