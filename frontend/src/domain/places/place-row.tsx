import { Navigation } from 'lucide-react';
import type { Place } from '#shared/contract/place-fields.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { formatMiles, toDirectionsUrl } from './describe-place.ts';
import { HeartButton } from './heart-button.tsx';
import { linkToPlace } from './paths.ts';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceScene, PlaceThumbnail } from './place-scene.tsx';

/** The links to directions and to the place's screen. */
export function PlaceActions({ place }: { place: Place }) {
  return (
    <div className="hw-place-actions">
      <LinkButton
        href={toDirectionsUrl(place)}
        target="_blank"
        size="s"
        icon={Navigation}
        aria-label={`Directions to ${place.name} (opens in a new tab)`}
      >
        Directions
      </LinkButton>
      <LinkButton to={linkToPlace(place.id)} variation="outline" size="s" aria-label={`See place: ${place.name}`}>
        See place
      </LinkButton>
    </div>
  );
}

type PlaceRowProps = { place: Place; isSelected: boolean; onSelect: () => void };

/** A place in the list. The selected one is expanded, and has links to directions and to the place's screen. */
export function PlaceRow({ place, isSelected, onSelect }: PlaceRowProps) {
  const name = (
    <h3 className={isSelected ? 'hw-name' : 'hw-row-title'}>
      <button type="button" aria-expanded={isSelected} onClick={onSelect}>
        <bdi>{place.name}</bdi>
      </button>
    </h3>
  );
  return (
    <li
      className={isSelected ? 'hw-place hw-place--selected' : 'hw-place'}
      data-place={place.id}
      aria-current={isSelected || undefined}
    >
      <div className="hw-place-picture">
        {isSelected ? <PlaceScene type={place.placeType} /> : <PlaceThumbnail type={place.placeType} />}
      </div>
      <div className="hw-place-body">
        <div className="hw-place-head">
          {name}
          {isSelected ? <span className="hw-place-miles hw-number">{formatMiles(place.distance)}</span> : null}
          <HeartButton place={place} />
        </div>
        <PlaceFacts place={place} isWide={isSelected} />
        {isSelected ? <PlaceActions place={place} /> : null}
      </div>
    </li>
  );
}
