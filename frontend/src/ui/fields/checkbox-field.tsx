import { CheckboxField as AmplifyCheckboxField, IconsProvider } from '@aws-amplify/ui-react';
import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../controls/icon.tsx';
import { FieldError } from './field.tsx';
import type { InputAttributes } from './text-field.tsx';
import './checkbox.css';

type CheckboxFieldProps = Omit<InputAttributes, 'type' | 'value'> & {
  label: ReactNode;
  /** A line below the label. */
  hint?: ReactNode;
  error?: string;
  className?: string;
  name: string;
  value?: string;
  ref?: Ref<HTMLInputElement>;
};

const icons = { checkbox: { checked: <Icon of={Check} size="s" /> } };

/** A checkbox with a label. Pass the props that `form.register(name)` returns. */
export function CheckboxField({ label, hint, error, className, ref, ...input }: CheckboxFieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={classes('hw-check', className)}>
      <IconsProvider icons={icons}>
        <AmplifyCheckboxField
          {...input}
          ref={ref}
          className="hw-check-box"
          label={label}
          hasError={Boolean(error)}
          aria-describedby={described || undefined}
        />
      </IconsProvider>
      {hint ? (
        <p className="hw-check-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="hw-check-hint" id={`${id}-error`}>
          <FieldError>{error}</FieldError>
        </p>
      ) : null}
    </div>
  );
}
