import type { FormEvent } from 'react';
import { guidePath } from '../../domain/guide/paths.ts';
import { SearchBox } from '../../ui/fields/search-box.tsx';
import { maxQueryLength } from './filters.ts';

type SearchFormProps = {
  value?: string;
  onChange?: (value: string) => void;
  onSubmit?: () => void;
};

/** The search box of the care guide. On a static page, without handlers, the form opens the results. */
export function SearchForm({ value, onChange, onSubmit }: SearchFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <search>
      <form className="hw-guide-search" action={guidePath} onSubmit={submit}>
        <SearchBox
          label="Search the care guide"
          placeholder="Itchy ears, barking, first walks..."
          name="q"
          maxLength={maxQueryLength}
          value={value}
          onChange={onChange}
        />
      </form>
    </search>
  );
}
