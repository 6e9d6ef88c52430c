import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { guidePath } from '../../domain/guide/paths.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { maxQueryLength } from './filters.ts';

type SearchFormProps = {
  value?: string;
  onChange?: (value: string) => void;
  onSubmit?: () => void;
};

/** The search box of the care guide. On a static page, without handlers, the form opens the results. */
export function SearchForm({ value, onChange, onSubmit }: SearchFormProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <search>
      <form className="hw-guide-search" action={guidePath} onSubmit={submit}>
        <label className="hw-hidden" htmlFor={id}>
          Search the care guide
        </label>
        <Icon of={Search} />
        <input
          id={id}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Itchy ears, barking, first walks..."
          maxLength={maxQueryLength}
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
        />
      </form>
    </search>
  );
}
