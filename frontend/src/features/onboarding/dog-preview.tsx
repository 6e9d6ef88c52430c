import { BreedDrawing } from '../../ui/dog-art/breed-drawing.tsx';

type DogPreviewProps = { name: string; breed: string };

/** Draws the dog from the answers so far, sitting on the card below: the breed, and the name on a tag. */
export function DogPreview({ name, breed }: DogPreviewProps) {
  return (
    <div className="hw-wizard-dog" aria-hidden="true">
      {name.trim() ? <span className="hw-wizard-tag">{name}</span> : null}
      <BreedDrawing pose="sitting" breed={breed || 'Other'} />
    </div>
  );
}
