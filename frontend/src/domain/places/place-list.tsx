import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Place } from '#shared/contract/place-fields.ts';
import { toErrorText } from '../../lib/texts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { PlaceRow } from './place-row.tsx';
import type { usePlaces } from './use-places.ts';

/** How many rows the list shows at first, and how many more it shows at each press of its button. */
const step = 10;

type RowsProps = { places: readonly Place[]; selected: Place | undefined; onSelect: (id: string) => void };

function Rows({ places, selected, onSelect }: RowsProps) {
  const [wanted, setWanted] = useState(step);
  const list = useRef<HTMLUListElement>(null);
  const selectedAt = places.findIndex(({ id }) => id === selected?.id);
  // The map can select a place that the list does not show yet.
  const count = Math.max(wanted, Math.ceil((selectedAt + 1) / step) * step);
  const more = Math.min(step, places.length - count);
  const selectedId = selected?.id;
  const before = useRef(selectedId);
  useEffect(() => {
    // The place that is selected at first is on top anyway.
    if (before.current === selectedId || !selectedId) return;
    before.current = selectedId;
    const row = list.current?.querySelector(`[data-place="${CSS.escape(selectedId)}"]`);
    if (row instanceof HTMLElement && row.checkVisibility()) row.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
  return (
    <ul className="hw-places-list" ref={list}>
      {places.slice(0, count).map((place) => (
        <PlaceRow
          key={place.id}
          place={place}
          isSelected={place.id === selectedId}
          onSelect={() => onSelect(place.id)}
        />
      ))}
      {more > 0 ? (
        <li className="hw-places-rest">
          <Button variation="quiet" full onClick={() => setWanted(count + step)}>
            Show {more} more
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

type PlaceListProps = RowsProps & {
  /** The result of `usePlaces`. */
  query: Pick<ReturnType<typeof usePlaces>, 'data' | 'isError' | 'error' | 'isFetching'> & { refetch: () => unknown };
  /** The toast title of a failed read. */
  failed: string;
  empty: ReactNode;
};

/** The list of places, or instead a loading state, an error, or an empty state. */
export function PlaceList({ query, failed, empty, ...rows }: PlaceListProps) {
  const { data, isError, error, isFetching, refetch } = query;
  if (isError && !data?.length) {
    const { title, detail } = toErrorText(error, { failed });
    return (
      <Alert
        tone="error"
        title={title}
        detail={detail}
        action={
          <Button variation="outline" size="s" icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (!data) return <Loading label="Loading places..." />;
  return data.length === 0 ? empty : <Rows {...rows} />;
}
