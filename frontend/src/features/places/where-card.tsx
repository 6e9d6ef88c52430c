import { Check, Clock, Globe, type LucideIcon, MapPin, Navigation, Phone } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { PlaceDetail } from '#shared/contract/place-fields.ts';
import { toTelUrl } from '../../domain/emergency/tel-url.ts';
import { formatAddress, toDirectionsUrl } from '../../domain/places/describe-place.ts';
import type { SearchPosition } from '../../domain/places/use-position.ts';
import { findHost } from '../../lib/web-address.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** Loaded on demand, because it includes Leaflet. */
const MapView = lazyComponent(async () => (await import('../../domain/places/map/map-view.tsx')).MapView);

function Fact({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon of={icon} label={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

type WhereCardProps = { place: PlaceDetail; position: SearchPosition; onCheckIn: () => void };

/** Directions, check-in, the map, and how to reach a place. */
export function WhereCard({ place, position, onCheckIn }: WhereCardProps) {
  const { hours, phoneNumber, website, checkedInToday } = place;
  const address = formatAddress(place);
  return (
    <Card className="hw-place-where">
      <div className="hw-place-go">
        <LinkButton
          href={toDirectionsUrl(place)}
          target="_blank"
          icon={Navigation}
          aria-label={`Directions to ${place.name} (opens in a new tab)`}
        >
          Directions
        </LinkButton>
        <Button variation="outline" icon={Check} aria-haspopup="dialog" disabled={checkedInToday} onClick={onCheckIn}>
          {checkedInToday ? 'Checked in' : 'Check in'}
        </Button>
      </div>
      <div className="hw-place-map">
        <Suspense fallback={null}>
          <MapView places={[place]} selected={place} onSelect={() => undefined} position={position} isSmall />
        </Suspense>
      </div>
      <dl className="hw-place-facts">
        {address ? (
          <Fact icon={MapPin} label="Address">
            {address}
          </Fact>
        ) : null}
        {hours ? (
          <Fact icon={Clock} label="Hours">
            {hours}
          </Fact>
        ) : null}
        {phoneNumber ? (
          <Fact icon={Phone} label="Phone">
            <a href={toTelUrl(phoneNumber)}>{phoneNumber}</a>
          </Fact>
        ) : null}
        {website ? (
          <Fact icon={Globe} label="Website">
            <a href={website} target="_blank" rel="noreferrer">
              {findHost(website)}
            </a>
          </Fact>
        ) : null}
      </dl>
      {place.attribution ? <p className="hw-tiny hw-mute">{place.attribution}</p> : null}
    </Card>
  );
}
