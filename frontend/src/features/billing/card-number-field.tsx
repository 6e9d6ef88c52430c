import type { ChangeEvent, ComponentProps } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { caretIn, grouped } from './card-number.ts';

/** Shows what is typed in groups of four, and leaves the caret behind the digit where it was. */
function regroup({ target }: ChangeEvent<HTMLInputElement>) {
  const shown = grouped(target.value);
  if (shown === target.value) return;
  const caret = caretIn(target.value, target.selectionStart ?? target.value.length);
  target.value = shown;
  target.setSelectionRange(caret, caret);
}

/** A card's number, in a form of ours or in the browser's own keeping. */
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
