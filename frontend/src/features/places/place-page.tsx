import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { PlaceDetail } from '#shared/contract/place-fields.ts';
import { placeTypeLabels } from '#shared/places.ts';
import { formatAmenity, formatMiles } from '../../domain/places/describe-place.ts';
import { placesPath } from '../../domain/places/paths.ts';
import { PlaceConfirmation, PlaceRating } from '../../domain/places/place-facts.tsx';
import { type SearchPosition, usePosition } from '../../domain/places/use-position.ts';
import { CallError } from '../../lib/call-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { formatTitle } from '../../lib/screen-title.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { PlaceHead } from './place-head.tsx';
import { ReviewsCard } from './reviews-card.tsx';
import { usePlace } from './use-place.ts';
import { VisitsCard } from './visits-card.tsx';
import { WhereCard } from './where-card.tsx';
import '../../domain/places/places.css';
import './place.css';

/** Loaded on demand, because it includes form fields. */
const CheckInDialog = lazyComponent(async () => (await import('./check-in-dialog.tsx')).CheckInDialog);

/** Says where the data of a place come from; undefined if an owner suggested it. */
function describeSource({ source, sourceEditedAt }: PlaceDetail): string | undefined {
  if (source === 'sample') return 'This is a sample place, to show what places look like.';
  if (source !== 'openstreetmap') return undefined;
  const edited = sourceEditedAt ? `, last edited ${formatDate(sourceEditedAt.slice(0, 10))}` : '';
  return `Listed from OpenStreetMap${edited}.`;
}

function PlaceTitle({ place }: { place: PlaceDetail }) {
  const source = describeSource(place);
  return (
    <div className="hw-place-title">
      <h1 tabIndex={-1}>
        <bdi>{place.name}</bdi>
      </h1>
      <p className="hw-place-meta">
        <Badge tone="pine">{placeTypeLabels[place.placeType]}</Badge>
        <PlaceRating rating={place.rating} reviewCount={place.reviewCount} />
        <span className="hw-small hw-soft hw-number">{formatMiles(place.distance)} away</span>
      </p>
      <PlaceConfirmation place={place} />
      {place.description ? <p className="hw-place-description">{place.description}</p> : null}
      {place.amenities.length > 0 ? (
        <ul className="hw-place-amenities" aria-label="What is there">
          {place.amenities.map((amenity) => (
            <li key={amenity}>
              <Badge>{formatAmenity(amenity)}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {source ? <p className="hw-small hw-mute">{source}</p> : null}
    </div>
  );
}

function PlaceView({ place, position }: { place: PlaceDetail; position: SearchPosition }) {
  const checkIn = useDialogState();
  useEffect(() => {
    document.title = formatTitle(place.name);
  }, [place.name]);
  return (
    <>
      <PlaceHead place={place} />
      <div className="hw-place-columns">
        <PlaceTitle place={place} />
        <WhereCard place={place} position={position} onCheckIn={() => checkIn.show()} />
        <ReviewsCard place={place} />
        <VisitsCard checkIns={place.checkIns} />
      </div>
      <LazyDialog state={checkIn}>
        {(_, dialog) => <CheckInDialog key={checkIn.opening} {...dialog} place={place} />}
      </LazyDialog>
    </>
  );
}

/** One place: what is there, how to get there, reviews and check-ins. */
export function PlacePage() {
  const { id = '' } = useParams();
  const { position, error: positionError, refetch: refetchPosition } = usePosition();
  const { data, error, isFetching, refetch } = usePlace(id, position);
  if (error instanceof CallError && error.code === 'placeNotFound')
    return (
      <EmptyState
        level={1}
        drawing="sitting"
        title="We couldn't find this place"
        text="It may have been removed."
        action={<LinkButton to={placesPath}>See places</LinkButton>}
      />
    );
  if (data && position) return <PlaceView place={data} position={position} />;
  const failure = error ?? (position ? null : positionError);
  if (!failure) return <Loading label="Loading the place..." />;
  return (
    <LoadError
      what="This place"
      error={failure}
      busy={isFetching}
      onRetry={() => (position ? refetch() : refetchPosition())}
    />
  );
}
