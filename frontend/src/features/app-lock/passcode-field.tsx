import { type Ref, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import { FieldError } from '../../ui/fields/field.tsx';
import type { InputAttributes } from '../../ui/fields/text-field.tsx';
import { passcodeLength } from './passcode.ts';

type PasscodeFieldProps = Omit<InputAttributes, 'type' | 'value'> & {
  label: string;
  value: string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A field for six digits, with a box for each. It accepts other text too, so that nothing that was typed or pasted is
 * cut off unseen: the form says what is wrong.
 */
export function PasscodeField({ label, value, error, ref, ...input }: PasscodeFieldProps) {
  const id = useId();
  return (
    <div className="hw-passcode">
      <label htmlFor={id}>{label}</label>
      <div className={classes('hw-passcode-boxes', Boolean(error) && 'hw-passcode-boxes--bad')}>
        <input
          {...input}
          id={id}
          ref={ref}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {Array.from({ length: passcodeLength }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have no other identity
          <span key={at} aria-hidden="true" data-on={at < value.length || undefined} />
        ))}
      </div>
      {error ? (
        <div id={`${id}-error`}>
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
