import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { breedNames } from '#shared/breeds/names.ts';
import { forumCategories, forumCategoryLabels, forumLengths } from '#shared/forum.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { SearchBox } from '../../ui/fields/search-box.tsx';
import type { FeedFilters } from './feed-filters.ts';

/** How long typing pauses before the feed searches, in milliseconds. */
const typingPause = 400;

type FeedToolbarProps = { filters: FeedFilters; onChange: (change: Partial<FeedFilters>) => void };

function PostSearch({ filters: { q }, onChange }: FeedToolbarProps) {
  const [typed, setTyped] = useState(q);
  const search = useEffectEvent((text: string) => {
    const next = text.trim();
    if (next !== q) onChange({ q: next });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  // Another search in the URL, such as after "Show all posts", replaces what was typed.
  const [shown, setShown] = useState(q);
  if (shown !== q) {
    setShown(q);
    if (typed.trim() !== q) setTyped(q);
  }
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <SearchBox
          label="Search posts"
          placeholder="Search posts"
          maxLength={forumLengths.search}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </search>
  );
}

/** Chooses a breed or all. The breeds of the owner's dogs come first. */
function BreedFilter({ filters: { breed }, onChange }: FeedToolbarProps) {
  const { data: dogs = [] } = useDogs();
  const own = [...new Set(dogs.map((dog) => dog.breed))].filter((name) => breedNames.some((each) => each === name));
  return (
    <label className="hw-forum-breed" data-chosen={breed ? true : undefined}>
      <span className="hw-hidden">Breed</span>
      <select
        value={breed ?? ''}
        onChange={({ target }) => onChange({ breed: breedNames.find((name) => name === target.value) })}
      >
        <option value="">All breeds</option>
        {own.length > 0 ? (
          <optgroup label="Your dogs">
            {own.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ) : null}
        <optgroup label="Breeds">
          {breedNames
            .filter((name) => !own.includes(name))
            .map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
        </optgroup>
      </select>
      <Icon of={ChevronDown} />
    </label>
  );
}

/** Chooses which posts the feed shows: by category, by words, and by breed. */
export function FeedToolbar({ filters, onChange }: FeedToolbarProps) {
  return (
    <div className="hw-forum-tools">
      <ChipRow label="Category">
        <Chip pressed={!filters.category} onPress={() => onChange({ category: undefined })}>
          All
        </Chip>
        {forumCategories.map((category) => (
          <Chip key={category} pressed={filters.category === category} onPress={() => onChange({ category })}>
            {forumCategoryLabels[category]}
          </Chip>
        ))}
      </ChipRow>
      <div className="hw-forum-find">
        <PostSearch filters={filters} onChange={onChange} />
        <BreedFilter filters={filters} onChange={onChange} />
      </div>
    </div>
  );
}
