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

/**
 * A field for several lines of text, which starts with `rows` lines and grows if the browser supports that. Pass the
 * props that `form.register(name)` returns.
 */
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
