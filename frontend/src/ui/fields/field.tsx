import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';

/** The props that every field has besides its input's attributes. */
export type FieldProps = {
  label: string;
  /** One line below the field, replaced by an error. */
  hint?: ReactNode;
  /** The error message, `form.formState.errors[name]?.message`. */
  error?: string;
  /** Adds "(optional)" to the label. Required fields are not marked. */
  optional?: boolean;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  className?: string;
};

/** The text of the label. */
export function formatLabel({ label, optional }: Pick<FieldProps, 'label' | 'optional'>): string {
  return optional ? `${label} (optional)` : label;
}

/** The icon and text of an error message. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className="hw-form-field-error">
      <Icon of={CircleAlert} size="s" />
      <span>{children}</span>
    </span>
  );
}
