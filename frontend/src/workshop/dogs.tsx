import { breedNames } from '#shared/breeds/names.ts';
import { Avatar } from '../ui/dog-art/avatar.tsx';
import { BreedDrawing } from '../ui/dog-art/breed-drawing.tsx';
import { DogAvatar } from '../ui/dog-art/dog-avatar.tsx';
import { DogDrawing } from '../ui/dog-art/dog-drawing.tsx';
import { type DogPose, poseBoxes } from '../ui/dog-art/shapes/dog-shape.ts';
import { DesignSection } from './section.tsx';

/** The dog drawings: three poses, and a head for every shape of ears. */
export function DesignDogs() {
  return (
    <DesignSection title="Dogs">
      <div className="hw-design-cast">
        <DogDrawing pose="sitting" label="A dog that sits" />
        <DogDrawing pose="walking" coat="rust" label="A dog that walks" />
        <DogDrawing pose="sleeping" label="A dog that sleeps" />
      </div>
      <div className="hw-row hw-row--wrap">
        {(['s', 'm', 'l', 'xl', 'xxl'] as const).map((size) => (
          <DogAvatar key={size} breed="Beagle" size={size} />
        ))}
        {['Maya Torres', 'Jonah R.', 'Ada', 'Élodie van Dyk'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </div>
      <ul className="hw-design-breeds">
        {breedNames.map((breed) => (
          <li key={breed}>
            <DogAvatar breed={breed} size="xl" />
            {(Object.keys(poseBoxes) as DogPose[]).map((pose) => (
              <BreedDrawing key={pose} pose={pose} breed={breed} />
            ))}
            {breed}
          </li>
        ))}
      </ul>
    </DesignSection>
  );
}
