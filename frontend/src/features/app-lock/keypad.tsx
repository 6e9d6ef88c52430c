import { Delete, Fingerprint } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Icon } from '../../ui/controls/icon.tsx';
import { passcodeLength } from './passcode.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type KeypadProps = {
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  /** Unlocks with fingerprint or face; undefined if the owner has not chosen that. */
  onBiometric?: (() => void) | undefined;
};

/** Ten digits to press or to type, and a dot for each digit that was entered. */
export function Keypad({ value, disabled, onChange, onBiometric }: KeypadProps) {
  const press = (digit: string) => {
    if (!disabled && value.length < passcodeLength) onChange(value + digit);
  };
  const removeLast = () => onChange(value.slice(0, -1));
  const type = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Backspace' && !disabled) removeLast();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => type(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const renderDigit = (digit: string) => (
    <button key={digit} type="button" aria-disabled={disabled} onClick={() => press(digit)}>
      {digit}
    </button>
  );
  return (
    <>
      <div className="hw-lock-dots" role="img" aria-label={`${value.length} of ${passcodeLength} digits entered`}>
        {Array.from({ length: passcodeLength }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity
          <span key={at} data-on={at < value.length || undefined} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not buttons. */}
      <div className="hw-lock-pad" role="group" aria-label="Passcode keypad">
        {digits.map(renderDigit)}
        {onBiometric ? (
          <button
            type="button"
            className="hw-lock-bare"
            aria-label="Unlock with fingerprint or face"
            onClick={onBiometric}
          >
            <Icon of={Fingerprint} size="l" />
          </button>
        ) : (
          <span />
        )}
        {renderDigit('0')}
        <button
          type="button"
          className="hw-lock-bare"
          aria-label="Delete last digit"
          aria-disabled={disabled}
          onClick={() => !disabled && removeLast()}
        >
          <Icon of={Delete} size="l" />
        </button>
      </div>
    </>
  );
}
