import { Heart } from 'lucide-react';
import type { Place } from '#shared/contract/place-fields.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useFavorite } from './use-places.ts';

type HeartButtonProps = { place: Pick<Place, 'id' | 'name' | 'isFavorite'>; className?: string };

/** The heart that adds a place to the favorites or removes it. */
export function HeartButton({ place, className }: HeartButtonProps) {
  const toggle = useFavorite();
  return (
    <IconButton
      icon={Heart}
      label={`Favorite ${place.name}`}
      aria-pressed={place.isFavorite}
      className={classes('hw-heart', className)}
      onClick={() => toggle(place)}
    />
  );
}
