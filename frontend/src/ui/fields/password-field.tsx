import { PasswordField as AmplifyPasswordField, IconsProvider } from '@aws-amplify/ui-react';
import { Eye, EyeOff } from 'lucide-react';
import type { Ref } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../controls/icon.tsx';
import { FieldError, type FieldProps, formatLabel } from './field.tsx';
import type { InputAttributes } from './text-field.tsx';

type PasswordFieldProps = FieldProps &
  Omit<InputAttributes, 'type' | 'autoComplete'> & {
    /** Tells password managers whether to fill in or generate a password. */
    autoComplete: 'current-password' | 'new-password';
    ref?: Ref<HTMLInputElement>;
  };

const icons = { passwordField: { visibility: <Icon of={Eye} />, visibilityOff: <Icon of={EyeOff} /> } };

/** A password field with a button that shows the password. Pass the props that `form.register(name)` returns. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  ref,
  ...input
}: PasswordFieldProps) {
  return (
    <IconsProvider icons={icons}>
      <AmplifyPasswordField
        {...input}
        ref={ref}
        className={classes('hw-form-field', 'hw-form-field--password', className)}
        label={formatLabel({ label, optional })}
        labelHidden={labelHidden}
        descriptiveText={error ? undefined : hint}
        hasError={Boolean(error)}
        errorMessage={error ? <FieldError>{error}</FieldError> : undefined}
        showPasswordButtonLabel="Show password"
      />
    </IconsProvider>
  );
}
