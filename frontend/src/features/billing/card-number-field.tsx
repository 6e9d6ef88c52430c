import type { ChangeEvent, ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

const maxDigits = 19;

/** Formats a card number while it is typed: digits only, at most 19, in groups of four. */
export function groupDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, maxDigits);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Converts a caret position in `typed` to the position after the same digit in the grouped number. */
export function findGroupedCaret(typed: string, caret: number): number {
  return groupDigits(typed.slice(0, caret)).length;
}

function regroup({ target }: ChangeEvent<HTMLInputElement>) {
  const shown = groupDigits(target.value);
  if (shown === target.value) return;
  const caret = findGroupedCaret(target.value, target.selectionStart ?? target.value.length);
  target.value = shown;
  target.setSelectionRange(caret, caret);
}

/** The field for a card number. Groups the digits while they are typed. */
export function CardNumberField({ onChange, ...field }: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      {...field}
      label="Card number"
      placeholder="1234 5678 9012 3456"
      inputMode="numeric"
      autoComplete="cc-number"
      className="hw-number"
      onChange={(event) => {
        regroup(event);
        onChange?.(event);
      }}
    />
  );
}
