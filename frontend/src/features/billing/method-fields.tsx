import { now } from '../../lib/now.ts';
import { registerField, type ZodForm } from '../../platform/forms/use-zod-form.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { listExpiryYears, type MethodForm } from './add-method-form.ts';
import { CardNumberField } from './card-number-field.tsx';
import { securityTexts } from './texts.ts';

type FieldsProps = { form: ZodForm<typeof MethodForm> };

const months = Array.from({ length: 12 }, (_, before) => String(before + 1).padStart(2, '0'));

/** The fields of a card. */
export function CardFields({ form }: FieldsProps) {
  return (
    <>
      <CardNumberField {...registerField(form, 'cardNumber')} hint={securityTexts.testCard} data-autofocus required />
      <div className="hw-method-three">
        <SelectField
          {...registerField(form, 'expiryMonth')}
          label="Month"
          placeholder="MM"
          autoComplete="cc-exp-month"
          required
        >
          {months.map((month) => (
            <option key={month} value={Number(month)}>
              {month}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...registerField(form, 'expiryYear')}
          label="Year"
          placeholder="YYYY"
          autoComplete="cc-exp-year"
          required
        >
          {listExpiryYears(now()).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
        <TextField
          {...registerField(form, 'cvv')}
          label="CVV"
          placeholder="123"
          inputMode="numeric"
          autoComplete="cc-csc"
          className="hw-number"
          required
        />
      </div>
      <TextField
        {...registerField(form, 'cardholderName')}
        label="Name on the card"
        autoComplete="cc-name"
        hint="Letters and spaces only."
        required
      />
    </>
  );
}

/** The fields of a bank account. */
export function BankFields({ form }: FieldsProps) {
  return (
    <>
      <TextField {...registerField(form, 'bankName')} label="Bank name" data-autofocus required />
      <TextField
        {...registerField(form, 'routingNumber')}
        label="Routing number"
        placeholder="9 digits"
        inputMode="numeric"
        autoComplete="off"
        className="hw-number"
        hint={securityTexts.testRouting}
        required
      />
      <TextField
        {...registerField(form, 'accountNumber')}
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        className="hw-number"
        hint={securityTexts.testAccount}
        required
      />
      <SelectField {...registerField(form, 'accountType')} label="Account type" placeholder="Choose one" required>
        <option value="checking">Checking</option>
        <option value="savings">Savings</option>
      </SelectField>
    </>
  );
}
