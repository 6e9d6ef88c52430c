import { SelectField as AmplifySelectField, IconsProvider } from '@aws-amplify/ui-react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../controls/icon.tsx';
import { FieldError, type FieldProps, formatLabel } from './field.tsx';

type SelectFieldProps = FieldProps &
  Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'size' | 'color' | 'style' | 'className' | 'dir' | 'inert' | 'translate' | 'value' | 'defaultValue' | 'multiple'
  > & {
    /** The text of the first option, whose value is ''. */
    placeholder?: string;
    value?: string;
    defaultValue?: string;
    /** `option` elements. */
    children: ReactNode;
    ref?: Ref<HTMLSelectElement>;
  };

const icons = { select: { expand: <Icon of={ChevronDown} /> } };

/**
 * A field with a short list of options, as the browser's own select element. Pass the props that `form.register(name)`
 * returns.
 */
export function SelectField({ label, hint, error, optional, labelHidden, className, ref, ...input }: SelectFieldProps) {
  return (
    <IconsProvider icons={icons}>
      <AmplifySelectField
        {...input}
        ref={ref}
        className={classes('hw-form-field', className)}
        label={formatLabel({ label, optional })}
        labelHidden={labelHidden}
        descriptiveText={error ? undefined : hint}
        hasError={Boolean(error)}
        errorMessage={error ? <FieldError>{error}</FieldError> : undefined}
      />
    </IconsProvider>
  );
}
