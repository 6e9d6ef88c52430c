import {
  Bath,
  BedDouble,
  Coffee,
  Footprints,
  type LucideIcon,
  ShoppingBag,
  Stethoscope,
  TreeDeciduous,
  Waves,
} from 'lucide-react';
import type { PlaceType } from '#shared/places.ts';

/** The icon of each type of place, in the list's buttons and on the map. */
export const placeIcons: Readonly<Record<PlaceType, LucideIcon>> = {
  dog_park: TreeDeciduous,
  walking_trail: Footprints,
  beach: Waves,
  cafe: Coffee,
  store: ShoppingBag,
  vet: Stethoscope,
  grooming: Bath,
  hotel: BedDouble,
};
