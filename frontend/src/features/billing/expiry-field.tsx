import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

/** Inserts the slash into an expiry date that is being typed: 1230 becomes 12/30. */
export function insertSlash(typed: string): string {
  return typed.replace(/^(\d{2})(\d{1,4})$/, '$1/$2');
}

/** The field for the expiry date of a card: month and year. */
export function ExpiryField({ onChange, ...field }: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      {...field}
      label="Expiry"
      placeholder="MM/YY"
      inputMode="numeric"
      autoComplete="cc-exp"
      className="hw-number"
      onChange={(event) => {
        const shown = insertSlash(event.target.value);
        if (shown !== event.target.value) event.target.value = shown;
        onChange?.(event);
      }}
    />
  );
}
