import { ChevronRight, Heart, Maximize2, SearchX } from 'lucide-react';
import type { Place } from '#shared/contract/place-fields.ts';
import { type PlaceType, placeTypeLabels, placeTypes } from '#shared/places.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { placeIcons } from './place-icons.ts';
import { PlaceRow } from './place-row.tsx';
import { radiusChoices } from './use-place-filter.ts';
import { type SearchArea, useNearbyPlaces } from './use-places.ts';

/** How many places of each type are nearby, for owners whose search found nothing. */
function NearbyTypes({ area, onType }: { area: SearchArea; onType: (type: PlaceType) => void }) {
  const { data = [] } = useNearbyPlaces(area);
  const counts = placeTypes
    .map((type) => ({ type, count: data.filter(({ placeType }) => placeType === type).length }))
    .filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <section className="hw-places-types">
      <h3 className="hw-row-title">Or look by type</h3>
      <ul>
        {counts.map(({ type, count }) => (
          <li key={type}>
            <button type="button" onClick={() => onType(type)}>
              <Icon of={placeIcons[type]} />
              <span>{placeTypeLabels[type]}</span>
              <span className="hw-small hw-mute hw-number">{count} nearby</span>
              <Icon of={ChevronRight} size="s" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NoSearchResultsProps = { area: SearchArea; onBrowse: () => void; onType: (type: PlaceType) => void };

/** Shown when a search found nothing. */
export function NoSearchResults({ area, onBrowse, onType }: NoSearchResultsProps) {
  return (
    <>
      <div className="hw-card hw-empty hw-places-none">
        <Icon of={SearchX} size="l" />
        <h2 className="hw-empty-title">No places found</h2>
        <p>Try adjusting your search terms or browse all places</p>
        <Button onClick={onBrowse}>Browse all places</Button>
      </div>
      <NearbyTypes area={area} onType={onType} />
    </>
  );
}

/** Shown when an owner has no favorites that match the filter. */
export function NoFavorites({ onBrowse }: { onBrowse: () => void }) {
  return (
    <div className="hw-card hw-empty hw-places-none">
      <Icon of={Heart} size="l" />
      <h2 className="hw-empty-title">No favorites here yet</h2>
      <p>Tap the heart of a place to find it here.</p>
      <Button variation="outline" onClick={onBrowse}>
        Browse all places
      </Button>
    </div>
  );
}

/** Returns the place that is nearest, however far away; undefined if there is none, or it is unknown. */
function useNearest(area: SearchArea, type: PlaceType | undefined): Place | undefined {
  const farthest = Math.max(...radiusChoices);
  const { data } = useNearbyPlaces({ ...area, radius: farthest }, { type, limit: 1, enabled: area.radius < farthest });
  return data?.[0];
}

type NothingNearbyProps = {
  area: SearchArea;
  /** The name of the position. */
  around: string;
  type: PlaceType | undefined;
  onRadius: (miles: number) => void;
  onAllTypes: () => void;
};

/** Shown when there are no places nearby. Offers the next larger radius, and the nearest place that is known. */
export function NothingNearby({ area, around, type, onRadius, onAllTypes }: NothingNearbyProps) {
  const wider = radiusChoices.find((miles) => miles > area.radius);
  const nearest = useNearest(area, type);
  return (
    <>
      <EmptyState
        drawing="sitting"
        title="No places found"
        text={
          <>
            No dog-friendly places available in this area
            <span className="hw-small hw-places-looked">
              We looked {area.radius} miles around {around}.
            </span>
          </>
        }
        action={
          <div className="hw-places-wider">
            {wider ? (
              <Button icon={Maximize2} onClick={() => onRadius(wider)}>
                Look {wider} miles around
              </Button>
            ) : null}
            {type ? (
              <Button variation="quiet" onClick={onAllTypes}>
                All Places
              </Button>
            ) : null}
          </div>
        }
      />
      {nearest ? (
        <section>
          <h3 className="hw-small hw-soft hw-places-nearest">The nearest one we know</h3>
          <ul className="hw-places-list">
            <PlaceRow place={nearest} isSelected onSelect={() => undefined} />
          </ul>
        </section>
      ) : null}
    </>
  );
}
