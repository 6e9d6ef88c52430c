import { Search } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../controls/icon.tsx';

type SearchBoxProps = {
  /** What is searched, for screen readers: "Search your tips". */
  label: string;
  placeholder: string;
  maxLength: number;
  /** The name of the field in the form. */
  name?: string;
  value?: string | undefined;
  /** Missing on a static page, where the browser submits the form. */
  onChange?: ((value: string) => void) | undefined;
};

/** A field for words to search for, with a magnifying glass. Put it into a `search` element. */
export function SearchBox({ label, placeholder, maxLength, name, value, onChange }: SearchBoxProps) {
  const id = useId();
  return (
    <div className="hw-search">
      <label className="hw-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon of={Search} />
      <input
        id={id}
        type="search"
        name={name}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}
