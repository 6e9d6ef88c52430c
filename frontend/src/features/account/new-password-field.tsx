import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { rateStrength, type Strength } from './password-strength.ts';

const texts: Record<Strength, string> = {
  short: 'Too short',
  weak: 'Weak. A few more words make it much harder to guess.',
  fair: 'Fair. A longer one is better.',
  good: 'Good',
  strong: 'Strong',
};

const filled: Record<Strength, number> = { short: 0, weak: 1, fair: 2, good: 3, strong: 4 };

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> & {
  /** The current value of the field. */
  typed: string;
};

/** A field for a new password, which also shows how strong the password is. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const strength = rateStrength(typed);
  return (
    <div className="hw-new-password">
      <PasswordField {...field} autoComplete="new-password" hint="At least 6 characters" />
      <div className="hw-strength" data-strength={typed ? strength : 'none'}>
        <div className="hw-strength-bar" aria-hidden="true">
          {[1, 2, 3, 4].map((part) => (
            <span key={part} data-on={typed !== '' && part <= filled[strength]} />
          ))}
        </div>
        <p className="hw-small hw-soft" aria-live="polite">
          {typed ? `Strength: ${texts[strength]}` : ''}
        </p>
      </div>
    </div>
  );
}
