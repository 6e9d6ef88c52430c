import { BreedDrawing } from '../../ui/dog-art/breed-drawing.tsx';

type DogPreviewProps = { name: string; breed: string };

/** Draws the dog as described so far: the breed, with the name on a tag, sitting on the card below. */
export function DogPreview({ name, breed }: DogPreviewProps) {
  return (
    <div className="hw-wizard-dog" aria-hidden="true">
      {name.trim() ? <span className="hw-wizard-tag">{name}</span> : null}
      <BreedDrawing pose="sitting" breed={breed || 'Other'} />
    </div>
  );
}
