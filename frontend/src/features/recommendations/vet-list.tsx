import { CalendarPlus, Phone, Star } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { DirectoryVet } from '#shared/contract/recommendation-fields.ts';
import type { VetFilter } from '#shared/recommendations.ts';
import { linkToNewAppointment } from '../../domain/appointments/paths.ts';
import { toTelUrl } from '../../domain/emergency/tel-url.ts';
import { formatAddress, formatMiles } from '../../domain/places/describe-place.ts';
import { linkToPlace } from '../../domain/places/paths.ts';
import { PlaceRating } from '../../domain/places/place-facts.tsx';
import '../../domain/places/places.css';
import type { SearchPosition } from '../../domain/places/use-position.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { NothingFound, RecommendedBy } from './directory-tools.tsx';
import { type Filter, filterVets } from './search.ts';

/** Loaded on demand, because it includes Leaflet. */
const MapView = lazyComponent(async () => (await import('../../domain/places/map/map-view.tsx')).MapView);

/** Where the dialog has room for a map. */
const wide = '(min-width: 1024px)';

type VetRowProps = { vet: DirectoryVet; isSelected: boolean; onSelect: () => void };

/** A vet in the list. The selected one has buttons to call, to book a visit, and for the place with its reviews. */
function VetRow({ vet, isSelected, onSelect }: VetRowProps) {
  const { name, vetNames, specialties, phoneNumber } = vet;
  const where = [formatAddress({ ...vet, zipCode: null }), vet.hours].filter(Boolean).join('. ');
  return (
    <li className="hw-directory-entry" aria-current={isSelected || undefined}>
      <div className="hw-directory-head">
        <h3 className="hw-row-title">
          <button type="button" aria-expanded={isSelected} onClick={onSelect}>
            <bdi>{name}</bdi>
          </button>
        </h3>
        <span className="hw-directory-miles hw-number">{formatMiles(vet.distance)}</span>
      </div>
      <p className="hw-small hw-soft">
        <bdi>{vetNames.join(', ')}</bdi>
      </p>
      <p className="hw-directory-line hw-small hw-soft">
        <PlaceRating rating={vet.rating} reviewCount={vet.reviewCount} />
        <bdi>{specialties.join(', ')}</bdi>
      </p>
      {where ? (
        <p className="hw-small hw-soft">
          <bdi>{where}</bdi>
        </p>
      ) : null}
      <RecommendedBy count={vet.recommendedBy} />
      {isSelected ? (
        <div className="hw-directory-actions">
          {phoneNumber ? (
            <LinkButton href={toTelUrl(phoneNumber)} size="s" icon={Phone} aria-label={`Call ${name}, ${phoneNumber}`}>
              {phoneNumber}
            </LinkButton>
          ) : null}
          <LinkButton
            to={linkToNewAppointment(undefined, undefined, name)}
            variation="outline"
            size="s"
            icon={CalendarPlus}
            aria-label={`Book a visit at ${name}`}
          >
            Book a visit
          </LinkButton>
          <LinkButton
            to={linkToPlace(vet.id)}
            variation="outline"
            size="s"
            icon={Star}
            aria-label={`Reviews of ${name}`}
          >
            Reviews
          </LinkButton>
        </div>
      ) : null}
    </li>
  );
}

type VetListProps = {
  vets: readonly DirectoryVet[];
  position: SearchPosition;
  filter: Filter<VetFilter>;
  onReset: () => void;
};

/** The vets that match the filter, nearest first, beside a map whose selection is the list's. */
export function VetList({ vets, position, filter, onReset }: VetListProps) {
  const [selectedId, setSelectedId] = useState<string>();
  const [hasMap] = useState(() => matchMedia(wide).matches);
  const shown = filterVets(vets, filter);
  const selected = shown.find(({ id }) => id === selectedId) ?? shown[0];
  return (
    <div className="hw-vets">
      <div>
        <p className="hw-small hw-soft" role="status">
          {shown.length === 1 ? '1 vet' : `${shown.length} vets`}, nearest first
        </p>
        {selected ? (
          <ul className="hw-directory">
            {shown.map((vet) => (
              <VetRow
                key={vet.id}
                vet={vet}
                isSelected={vet.id === selected.id}
                onSelect={() => setSelectedId(vet.id)}
              />
            ))}
          </ul>
        ) : (
          <NothingFound onReset={onReset} />
        )}
      </div>
      {hasMap ? (
        <section className="hw-vets-map" aria-label="Map of vets">
          <Suspense fallback={null}>
            <MapView places={shown} selected={selected} onSelect={setSelectedId} position={position} />
          </Suspense>
        </section>
      ) : null}
    </div>
  );
}
