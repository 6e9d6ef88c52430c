import { ChevronLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { PlaceDetail } from '#shared/contract/place-fields.ts';
import type { PlaceType } from '#shared/places.ts';
import { pickDog, readSelectedDogId } from '../../domain/dogs/selected-dog.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { HeartButton } from '../../domain/places/heart-button.tsx';
import { placesPath } from '../../domain/places/paths.ts';
import { PlaceScene } from '../../domain/places/place-scene.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { BreedFigure } from '../../ui/dog-art/breed-figure.tsx';
import { findDogLook } from '../../ui/dog-art/dog-coats.ts';
import { poseBoxes } from '../../ui/dog-art/shapes/dog-shape.ts';

/** Where the dog walks in a scene: how far it is moved from the bridge of the trail. In front of a house, it is beside the door. */
const onBridge = 'translate(0 0)';
const besideHouse = 'translate(-110 58)';
const spots: Readonly<Record<PlaceType, string>> = {
  dog_park: 'translate(0 58)',
  walking_trail: onBridge,
  beach: 'translate(-120 36)',
  cafe: besideHouse,
  store: besideHouse,
  vet: besideHouse,
  grooming: besideHouse,
  hotel: besideHouse,
};

/** The owner's dog on a leash, in the scene of a place. */
function WalkingDog({ type }: { type: PlaceType }) {
  const { data: dogs = [] } = useDogs();
  const breed = pickDog(dogs, readSelectedDogId())?.breed ?? 'Golden Retriever';
  const look = findDogLook(breed);
  return (
    <g transform={spots[type]}>
      <path className="hw-scene-leash" d="M-20 128C90 122 170 96 262 104C330 110 392 92 442 134" />
      <svg
        className={`hw-dog hw-coat-${look.coat}`}
        x="292"
        y="78"
        width="208"
        height="150"
        viewBox={poseBoxes.walking}
        aria-hidden="true"
        focusable="false"
      >
        <BreedFigure breed={breed} look={look} pose="walking" />
      </svg>
    </g>
  );
}

/** The scene of a place with the owner's dog, the way back and the heart. */
export function PlaceHead({ place }: { place: PlaceDetail }) {
  const navigate = useNavigate();
  const isInApp = window.history.state?.idx > 0;
  return (
    <div className="hw-place-scene">
      <PlaceScene type={place.placeType}>
        <WalkingDog type={place.placeType} />
      </PlaceScene>
      <IconButton
        icon={ChevronLeft}
        label="Back to places"
        className="hw-place-back"
        onClick={() => void (isInApp ? navigate(-1) : navigate(placesPath))}
      />
      <HeartButton place={place} className="hw-place-heart" />
    </div>
  );
}
