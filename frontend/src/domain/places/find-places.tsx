import { Heart, List, Map as MapIcon, Plus } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { MapCard } from './map-card.tsx';
import { NoFavorites, NoSearchResults, NothingNearby } from './no-places.tsx';
import { PlaceChips } from './place-chips.tsx';
import { PlaceList } from './place-list.tsx';
import { PlaceSearch } from './place-search.tsx';
import { placeTexts } from './texts.ts';
import { usePlaceFilter } from './use-place-filter.ts';
import { type SearchArea, usePlaces } from './use-places.ts';
import { usePosition } from './use-position.ts';
import { useSeedPlaces } from './use-seed-places.ts';
import './places.css';

/** Loaded on demand, because each includes a library or form fields. */
const MapView = lazyComponent(async () => (await import('./map/map-view.tsx')).MapView);
const AreaDialog = lazyComponent(async () => (await import('./area-dialog.tsx')).AreaDialog);
const SuggestDialog = lazyComponent(async () => (await import('./suggest-dialog.tsx')).SuggestDialog);

/** The heading of the list: "12 places nearby", "3 favorites". */
function formatHeading(count: number | undefined, isNearby: boolean, onlyFavorites: boolean): string {
  const noun = onlyFavorites ? 'favorite' : 'place';
  const counted = count === undefined ? 'Places' : `${count} ${noun}${count === 1 ? '' : 's'}`;
  return isNearby ? `${counted} nearby` : counted;
}

type FindPlacesProps = {
  /** The title of the screen, if the component is the whole screen. */
  title?: string;
};

/** Dog-friendly places: a search, buttons for their types, a list, and a map whose selection is the list's. */
export function FindPlaces({ title }: FindPlacesProps) {
  const [filter, change] = usePlaceFilter();
  const location = usePosition();
  // The map and the list render in parts, between which the page responds.
  const position = useDeferredValue(location.position);
  const isSeeded = useSeedPlaces();
  const area: SearchArea | undefined =
    isSeeded && position ? { lat: position.latitude, lng: position.longitude, radius: filter.radius } : undefined;
  const read = usePlaces(area, filter);
  const { error, refetch } = location;
  const data = useDeferredValue(read.data);
  const query = error && !area ? { ...read, data, isError: true, error, refetch } : { ...read, data };
  const places = data ?? [];
  const selected = places.find(({ id }) => id === filter.selectedId) ?? places[0];
  const areaDialog = useDialogState();
  const suggestion = useDialogState();
  const isSearch = filter.text !== '' && !filter.onlyFavorites;
  const isEmpty = query.data?.length === 0;
  // The reason for an empty map is in the list.
  const isMapOpen = filter.isMapOpen && !isEmpty;
  const heading = formatHeading(query.data?.length, !isSearch && !filter.onlyFavorites, filter.onlyFavorites);
  const locate = async () => {
    // The dialog says why the position is unknown, and offers a ZIP code.
    if (!(await location.locate())) areaDialog.show();
  };
  const browse = () => change({ text: '', type: undefined, onlyFavorites: false });
  const selectPlace = (selectedId: string) => change({ selectedId });

  const empty = !area ? null : filter.onlyFavorites ? (
    <NoFavorites onBrowse={browse} />
  ) : isSearch ? (
    <NoSearchResults area={area} onBrowse={browse} onType={(type) => change({ text: '', type })} />
  ) : (
    <NothingNearby
      area={area}
      around={position?.name ?? ''}
      type={filter.type}
      onRadius={(radius) => change({ radius })}
      onAllTypes={() => change({ type: undefined })}
    />
  );

  return (
    <div
      className="hw-places"
      data-view={isMapOpen ? 'map' : 'list'}
      data-found={isEmpty && (isSearch || filter.onlyFavorites) ? 'nothing' : undefined}
    >
      <div className="hw-places-top">
        {title ? <h1 tabIndex={-1}>{title}</h1> : null}
        <PlaceSearch text={filter.text} onSearch={(text) => change({ text })} />
      </div>
      <PlaceChips type={filter.type} onSelect={(type) => change({ type })} />
      <div className="hw-places-columns">
        <div className="hw-places-pane">
          <div className="hw-places-head">
            <div>
              <h2>{heading}</h2>
              <p className="hw-hidden" role="status">
                {query.data ? heading : ''}
              </p>
              <p className="hw-small hw-soft">
                {filter.onlyFavorites || isSearch ? 'From ' : `Within ${filter.radius} miles of `}
                <button
                  type="button"
                  className="hw-places-area"
                  aria-haspopup="dialog"
                  onClick={() => areaDialog.show()}
                >
                  {position?.name ?? 'your area'}
                </button>
              </p>
            </div>
            <Chip
              icon={Heart}
              pressed={filter.onlyFavorites}
              onPress={() => change({ onlyFavorites: !filter.onlyFavorites })}
            >
              Favorites
            </Chip>
          </div>
          {position?.source === 'sample' ? (
            <p className="hw-small hw-soft hw-places-sample">
              We don't know where you are, so these are places around {position.name}.{' '}
              <button type="button" className="hw-places-area" onClick={() => areaDialog.show()}>
                Choose your area
              </button>
            </p>
          ) : null}
          <PlaceList
            // The note above appears with the position. A new list is shown below it, instead of a list that moves.
            key={position ? 'found' : 'waiting'}
            query={query}
            places={places}
            selected={selected}
            onSelect={selectPlace}
            failed={isSearch ? placeTexts.search.failed : placeTexts.list.failed}
            empty={empty}
          />
          <div className="hw-places-suggest">
            <div>
              <h3 className="hw-row-title">Know a good spot?</h3>
              <p className="hw-small hw-soft">We check it, then every owner nearby sees it.</p>
            </div>
            <Button variation="outline" size="s" icon={Plus} aria-haspopup="dialog" onClick={() => suggestion.show()}>
              Suggest a place
            </Button>
          </div>
        </div>
        <section className="hw-places-map" aria-label="Map of places">
          {position ? (
            <Suspense fallback={null}>
              <MapView
                places={places}
                selected={selected}
                onSelect={selectPlace}
                position={position}
                radius={filter.radius}
                isOpen={isMapOpen}
                isLocating={location.isLocating}
                onLocate={() => void locate()}
              />
            </Suspense>
          ) : null}
          {selected ? <MapCard place={selected} /> : null}
          {isEmpty ? null : (
            <Button
              className="hw-places-switch"
              variation="outline"
              size="s"
              icon={isMapOpen ? List : MapIcon}
              onClick={() => change({ isMapOpen: !filter.isMapOpen })}
            >
              {isMapOpen ? `List of ${places.length}` : 'Open map'}
            </Button>
          )}
        </section>
      </div>
      <LazyDialog state={areaDialog}>
        {(_, dialog) => (
          <AreaDialog
            key={areaDialog.opening}
            {...dialog}
            location={location}
            radius={filter.radius}
            onRadius={(radius) => change({ radius })}
          />
        )}
      </LazyDialog>
      <LazyDialog state={suggestion}>
        {(_, dialog) => <SuggestDialog key={suggestion.opening} {...dialog} />}
      </LazyDialog>
    </div>
  );
}
