import './switch.css';

type SwitchFieldProps = {
  /** The accessible name. It is not visible: the text beside the switch says the same. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch beside a heading, for something that takes effect at once. */
export function SwitchField({ label, checked, onChange }: SwitchFieldProps) {
  return (
    <span className="hw-switch">
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={checked}
        aria-checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true" />
    </span>
  );
}
