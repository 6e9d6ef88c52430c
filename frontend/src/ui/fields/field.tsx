import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';

/** The props of every field, besides the attributes of its input element. */
export type FieldProps = {
  label: string;
  /** One line of help below the field. An error replaces it. */
  hint?: ReactNode;
  /** The error message, such as `form.formState.errors[name]?.message`. */
  error?: string;
  /** Whether to add "(optional)" to the label. Required fields are not marked. */
  optional?: boolean;
  /** Whether to show the label only to screen readers. */
  labelHidden?: boolean;
  className?: string;
};

/** Returns the text of a field's label. */
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
