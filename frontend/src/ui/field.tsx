import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What every field takes beside its input's own attributes. */
export type FieldWords = {
  label: string;
  /** One line below the field; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong, in the field's own words. */
  error?: string;
  /** Writes "(optional)": required is normal and not marked. */
  optional?: boolean;
  /** The label stays for screen readers only, where the place says it already. */
  labelHidden?: boolean;
  className?: string;
};

/** The label's words. */
export function labelWords({ label, optional }: Pick<FieldWords, 'label' | 'optional'>): string {
  return optional ? `${label} (optional)` : label;
}

/** The icon and the words of an error; the field gives it an id and points to it. */
export function ErrorWords({ children }: { children: ReactNode }) {
  return (
    <span className="hw-form-field-error">
      <Icon of={CircleAlert} size="s" />
      <span>{children}</span>
    </span>
  );
}
