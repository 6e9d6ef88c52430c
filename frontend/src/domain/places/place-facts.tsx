import { CircleCheck, Clock, History, Info, Star } from 'lucide-react';
import type { Place } from '#shared/contract/place-fields.ts';
import { placeTypeLabels } from '#shared/places.ts';
import { useNow } from '../../lib/use-now.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import {
  describeConfirmation,
  formatAddress,
  formatMiles,
  formatRating,
  summarizeAmenities,
} from './describe-place.ts';

/** The mean rating and the number of reviews: a star, "4.7 (38)". */
export function PlaceRating({ rating, reviewCount }: Pick<Place, 'rating' | 'reviewCount'>) {
  if (reviewCount === 0) return <span className="hw-small hw-mute">No reviews yet</span>;
  return (
    <span className="hw-place-rating hw-number">
      <Icon of={Star} size="s" />
      <VisuallyHidden>{`Rated ${formatRating(rating)} of 5, `}</VisuallyHidden>
      <b aria-hidden="true">{formatRating(rating)}</b>
      <span className="hw-mute" aria-hidden="true">
        ({reviewCount})
      </span>
      <VisuallyHidden>{`${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`}</VisuallyHidden>
    </span>
  );
}

const confirmationIcons = { fresh: CircleCheck, stale: History, none: Info };

/** When owners confirmed the place last. */
export function PlaceConfirmation({ place }: { place: Place }) {
  const { state, text } = describeConfirmation(place, useNow());
  return (
    <p className={`hw-place-line hw-small hw-place-confirmed--${state}`}>
      <Icon of={confirmationIcons[state]} size="s" />
      <span>{text}</span>
    </p>
  );
}

/** The type, the rating and, for a row, the distance, the address, the first amenities and the hours. */
export function PlaceFacts({ place, isWide }: { place: Place; isWide: boolean }) {
  const address = formatAddress({ ...place, zipCode: null });
  const [amenities, more] = summarizeAmenities(place.amenities);
  return (
    <>
      <p className="hw-place-meta">
        <Badge tone="pine">{placeTypeLabels[place.placeType]}</Badge>
        <PlaceRating rating={place.rating} reviewCount={place.reviewCount} />
      </p>
      <p className="hw-small hw-soft">
        {isWide ? null : <span className="hw-place-miles hw-number">{formatMiles(place.distance)}</span>}
        {address}
      </p>
      {amenities ? (
        <p className="hw-small hw-soft">
          {amenities} {more > 0 ? <span className="hw-place-more">+{more} more</span> : null}
        </p>
      ) : null}
      {place.hours ? (
        <p className="hw-place-line hw-small hw-soft">
          <Icon of={Clock} size="s" />
          <span>
            <VisuallyHidden>Hours: </VisuallyHidden>
            {place.hours}
          </span>
        </p>
      ) : null}
      <PlaceConfirmation place={place} />
    </>
  );
}
