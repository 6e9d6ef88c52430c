import { useId } from 'react';

type SegmentsProps<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  disabled?: readonly Value[];
  onChange: (value: Value) => void;
};

/** A choice of a few options, side by side. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, options, value, disabled = [], onChange } = props;
  const name = useId();
  return (
    <fieldset className="hw-lock-choice">
      <legend>{label}</legend>
      <div className="hw-lock-segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={disabled.includes(option.value)}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
