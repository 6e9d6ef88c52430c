import type { ReactNode } from 'react';
import { registerField, type ZodForm } from '../../platform/forms/use-zod-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CardNumberField } from './card-number-field.tsx';
import { ExpiryField } from './expiry-field.tsx';
import type { PaymentForm } from './payment-form.ts';
import { securityTexts } from './texts.ts';

type FormProps = { form: ZodForm<typeof PaymentForm> };

/** The fields of the payment form. `card` are the fields of the card. */
export function PaymentFieldset({ form, card }: FormProps & { card: ReactNode }) {
  const field = (name: keyof PaymentForm) => ({ ...registerField(form, name), required: true });
  return (
    <>
      <div className="hw-pair">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" autoCapitalize="none" />
      {card}
      <TextField {...field('address')} label="Street address" autoComplete="billing street-address" />
      <TextField {...field('city')} label="City" autoComplete="billing address-level2" />
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

/** The fields of a test card. */
export function TestCardFields({ form }: FormProps) {
  const field = (name: keyof PaymentForm) => ({ ...registerField(form, name), required: true });
  return (
    <>
      <CardNumberField {...field('cardNumber')} hint={securityTexts.testCard} />
      <div className="hw-pair">
        <ExpiryField {...field('expiry')} />
        <TextField
          {...field('cvv')}
          label="CVV"
          placeholder="123"
          inputMode="numeric"
          autoComplete="cc-csc"
          className="hw-number"
        />
      </div>
    </>
  );
}
