import { now } from '../../lib/now.ts';
import type { ZodForm } from '../../platform/forms/use-zod-form.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { expiryYears, type MethodForm } from './add-method-form.ts';
import { CardNumberField } from './card-number-field.tsx';
import { securityTexts } from './texts.ts';

type FieldsProps = { form: ZodForm<typeof MethodForm> };

const months = Array.from({ length: 12 }, (_, before) => String(before + 1).padStart(2, '0'));

/** The fields of a card. */
export function CardFields({ form }: FieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <CardNumberField
        {...register('cardNumber')}
        hint={securityTexts.testCard}
        error={errors.cardNumber?.message}
        data-autofocus
        required
      />
      <div className="hw-method-three">
        <SelectField
          {...register('expiryMonth')}
          label="Month"
          placeholder="MM"
          autoComplete="cc-exp-month"
          error={errors.expiryMonth?.message}
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
          error={errors.expiryYear?.message}
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
          error={errors.cvv?.message}
          required
        />
      </div>
      <TextField
        {...register('cardholderName')}
        label="Name on the card"
        autoComplete="cc-name"
        hint="Letters and spaces only."
        error={errors.cardholderName?.message}
        required
      />
    </>
  );
}

/** The fields of a bank account. */
export function BankFields({ form }: FieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <TextField {...register('bankName')} label="Bank name" error={errors.bankName?.message} data-autofocus required />
      <TextField
        {...register('routingNumber')}
        label="Routing number"
        placeholder="9 digits"
        inputMode="numeric"
        autoComplete="off"
        className="hw-number"
        hint={securityTexts.testRouting}
        error={errors.routingNumber?.message}
        required
      />
      <TextField
        {...register('accountNumber')}
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        className="hw-number"
        hint={securityTexts.testAccount}
        error={errors.accountNumber?.message}
        required
      />
      <SelectField
        {...register('accountType')}
        label="Account type"
        placeholder="Choose one"
        error={errors.accountType?.message}
        required
      >
        <option value="checking">Checking</option>
        <option value="savings">Savings</option>
      </SelectField>
    </>
  );
}
