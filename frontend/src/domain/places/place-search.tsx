import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { maxSearchLength } from '#shared/contract/places.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';

type PlaceSearchProps = {
  /** The text of the search that is shown. */
  text: string;
  onSearch: (text: string) => void;
};

/** The search box. Searches on Enter and on a press of the button. Clearing the box shows what is nearby again. */
export function PlaceSearch({ text, onSearch }: PlaceSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  const isBlank = typed.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank) onSearch(typed.trim());
  };
  return (
    <search>
      <form className="hw-places-search" onSubmit={submit}>
        <label className="hw-hidden" htmlFor={id}>
          Search places
        </label>
        <Icon of={Search} />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Park, trail, cafe or town"
          maxLength={maxSearchLength}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '' && text) onSearch('');
          }}
        />
        <Button type="submit" variation="outline" disabled={isBlank}>
          Search
        </Button>
      </form>
    </search>
  );
}
