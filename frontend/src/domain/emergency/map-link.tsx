import { MapPin } from 'lucide-react';
import { buttonClasses } from '../../ui/controls/button-styles.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import './emergency.css';

/** A phone opens its map at this address, a computer the website. The map knows where the owner is, and we do not. */
const mapUrl = 'https://www.google.com/maps/search/?api=1&query=emergency+vet';

/** The link that shows the nearest emergency vets on a map. */
export function MapLink({ isNow }: { isNow: boolean }) {
  return (
    <a
      className={buttonClasses({ variation: 'outline', full: true }, 'hw-call')}
      href={mapUrl}
      target="_blank"
      rel="noreferrer"
    >
      <Icon of={MapPin} size="l" />
      <span>
        {isNow ? 'Emergency vets on the map' : 'Find a vet open today'}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </span>
    </a>
  );
}
