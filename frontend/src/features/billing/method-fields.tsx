import { now } from '../../lib/now.ts';
import type { Form } from '../../lib/use-form.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type CheckedMethod, expiryYears, type TypedMethod } from './add-method-form.ts';
import { CardNumberField } from './card-number-field.tsx';
import { securityWords } from './texts.ts';

type FieldsProps = { form: Form<TypedMethod, CheckedMethod> };

const months = Array.from({ length: 12 }, (_, before) => String(before + 1).padStart(2, '0'));

/** The fields of a card. */
export function CardFields({ form }: FieldsProps) {
  const { register, errors } = form;
  return (
    <>
      <CardNumberField
        {...register('cardNumber')}
        hint={securityWords.testCard}
        error={errors.cardNumber}
        data-autofocus
        required
      />
      <div className="hw-method-three">
        <SelectField
          {...register('expiryMonth')}
          label="Month"
          placeholder="MM"
          autoComplete="cc-exp-month"
          error={errors.expiryMonth}
          required
        >
          {months.map((month) => (
            <option key={month} value={Number(month)}>
              {month}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...register('expiryYear')}
          label="Year"
          placeholder="YYYY"
          autoComplete="cc-exp-year"
          error={errors.expiryYear}
          required
        >
          {expiryYears(now()).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
        <TextField
          {...register('cvv')}
          label="CVV"
          placeholder="123"
          inputMode="numeric"
          autoComplete="cc-csc"
          className="hw-number"
          error={errors.cvv}
          required
        />
      </div>
      <TextField
        {...register('cardholderName')}
        label="Name on the card"
        autoComplete="cc-name"
        hint="Letters and spaces; leave out any other mark."
        error={errors.cardholderName}
        required
      />
    </>
  );
}

/** The fields of a bank account. */
export function BankFields({ form }: FieldsProps) {
  const { register, errors } = form;
  return (
    <>
      <TextField {...register('bankName')} label="Bank name" error={errors.bankName} data-autofocus required />
      <TextField
        {...register('routingNumber')}
        label="Routing number"
        placeholder="9 digits"
        inputMode="numeric"
        autoComplete="off"
        className="hw-number"
        hint={securityWords.testRouting}
        error={errors.routingNumber}
        required
      />
      <TextField
        {...register('accountNumber')}
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        className="hw-number"
        hint={securityWords.testAccount}
        error={errors.accountNumber}
        required
      />
      <SelectField
        {...register('accountType')}
        label="Account type"
        placeholder="Choose one"
        error={errors.accountType}
        required
      >
        <option value="checking">Checking</option>
        <option value="savings">Savings</option>
      </SelectField>
    </>
  );
}
