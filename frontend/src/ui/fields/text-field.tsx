import { TextField as AmplifyTextField } from '@aws-amplify/ui-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { FieldError, type FieldProps, formatLabel } from './field.tsx';

/** The attributes of an input element, without those that change its look. */
export type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | 'size'
  | 'color'
  | 'width'
  | 'height'
  | 'style'
  | 'className'
  | 'children'
  | 'dir'
  | 'inert'
  | 'translate'
  | 'alt'
  | 'src'
>;

type TextFieldProps = FieldProps &
  InputAttributes & {
    /** A unit or button inside the field, at the right end. */
    suffix?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/** A field for one line of text. Pass the props that `form.register(name)` returns. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  suffix,
  ref,
  ...input
}: TextFieldProps) {
  return (
    <AmplifyTextField
      {...input}
      ref={ref}
      className={classes('hw-form-field', Boolean(suffix) && 'hw-form-field--suffix', className)}
      label={formatLabel({ label, optional })}
      labelHidden={labelHidden}
      descriptiveText={error ? undefined : hint}
      hasError={Boolean(error)}
      errorMessage={error ? <FieldError>{error}</FieldError> : undefined}
      innerEndComponent={suffix ? <span className="hw-form-field-suffix">{suffix}</span> : undefined}
    />
  );
}
