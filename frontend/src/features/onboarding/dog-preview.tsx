import { BreedDrawing } from '../../ui/dog-art/breed-drawing.tsx';

type DogPreviewProps = { name: string; breed: string };

/** Draws the dog as the wizard knows it so far, sitting on the card below: its breed, its coat, and its name on a tag. */
export function DogPreview({ name, breed }: DogPreviewProps) {
  return (
    <div className="hw-wizard-dog" aria-hidden="true">
      {name.trim() ? <span className="hw-wizard-tag">{name}</span> : null}
      <BreedDrawing pose="sitting" breed={breed || 'Other'} />
    </div>
  );
}
