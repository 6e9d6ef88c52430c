import type { Place } from '#shared/contract/place-fields.ts';
import { placeTypeLabels } from '#shared/places.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { formatMiles } from './describe-place.ts';
import { HeartButton } from './heart-button.tsx';
import { PlaceConfirmation, PlaceRating } from './place-facts.tsx';
import { PlaceActions } from './place-row.tsx';
import { PlaceThumbnail } from './place-scene.tsx';

/** The card below a phone's map: the selected place, with directions. */
export function MapCard({ place }: { place: Place }) {
  return (
    <div className="hw-places-card">
      <div className="hw-places-card-place">
        <div className="hw-place-picture">
          <PlaceThumbnail type={place.placeType} />
        </div>
        <div className="hw-place-body">
          <div className="hw-place-head">
            <p className="hw-row-title">
              <bdi>{place.name}</bdi>
            </p>
            <HeartButton place={place} />
          </div>
          <p className="hw-place-meta">
            <Badge tone="pine">{placeTypeLabels[place.placeType]}</Badge>
            <PlaceRating rating={place.rating} reviewCount={place.reviewCount} />
            <span className="hw-small hw-soft hw-number">{formatMiles(place.distance)}</span>
          </p>
          <PlaceConfirmation place={place} />
        </div>
      </div>
      <PlaceActions place={place} />
    </div>
  );
}
