import { TextAreaField as AmplifyTextAreaField } from '@aws-amplify/ui-react';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import { FieldError, type FieldProps, formatLabel } from './field.tsx';

type TextAreaFieldProps = FieldProps &
  Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'color' | 'style' | 'className' | 'children' | 'dir' | 'inert' | 'translate' | 'wrap'
  > & {
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of text. Takes `form.register(name)`. Starts with `rows` lines and grows where the browser supports it. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  rows = 3,
  ref,
  ...input
}: TextAreaFieldProps) {
  return (
    <AmplifyTextAreaField
      {...input}
      ref={ref}
      rows={rows}
      className={classes('hw-form-field', className)}
      label={formatLabel({ label, optional })}
      labelHidden={labelHidden}
      descriptiveText={error ? undefined : hint}
      hasError={Boolean(error)}
      errorMessage={error ? <FieldError>{error}</FieldError> : undefined}
    />
  );
}
