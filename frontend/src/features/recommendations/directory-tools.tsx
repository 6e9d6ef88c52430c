import { CircleCheck, SearchX } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { SearchBox } from '../../ui/fields/search-box.tsx';
import type { Filter } from './search.ts';
import { formatRecommendedBy } from './texts.ts';

const maxSearchLength = 100;

type DirectoryToolsProps<Name extends string> = {
  /** The name of the search box, for screen readers. */
  label: string;
  placeholder: string;
  /** The label of the button that shows everything. */
  all: string;
  /** The other buttons, each with its label. */
  names: readonly (readonly [name: Name, label: string])[];
  filter: Filter<Name>;
  onChange: (filter: Filter<Name>) => void;
};

/** The search box and the filter buttons above a list. */
export function DirectoryTools<Name extends string>(props: DirectoryToolsProps<Name>) {
  const { label, placeholder, all, names, filter, onChange } = props;
  const chip = (only: Name | undefined, text: string) => (
    <Chip key={text} size="s" pressed={filter.only === only} onPress={() => onChange({ ...filter, only })}>
      {text}
    </Chip>
  );
  return (
    <div className="hw-directory-tools">
      <search>
        <SearchBox
          label={label}
          placeholder={placeholder}
          maxLength={maxSearchLength}
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </search>
      <ChipRow label="Show">
        {chip(undefined, all)}
        {names.map(([name, text]) => chip(name, text))}
      </ChipRow>
    </div>
  );
}

/** Shown when nothing matches the filter. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <SmallEmpty
      icon={SearchX}
      title="Nothing matches"
      text="Try other words, or look through everything."
      action={
        <Button variation="quiet" size="s" onClick={onReset}>
          Show everything
        </Button>
      }
    />
  );
}

/** How many owners recommend an entry. */
export function RecommendedBy({ count }: { count: number }) {
  return (
    <p className="hw-directory-line hw-directory-by hw-small">
      <Icon of={CircleCheck} size="s" />
      <span>{formatRecommendedBy(count)}</span>
    </p>
  );
}
