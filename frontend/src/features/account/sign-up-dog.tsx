import { lazy, Suspense } from 'react';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import { DogFrame } from '../../ui/dog-art/dog-frame.tsx';
import type { SignUpDog } from './use-pending-dog.ts';

/** Placeholder while the drawing loads. */
const place = <DogFrame pose="sitting" coat="cream" />;

/** Loaded on demand, because the looks of all breeds are large. If loading fails, the placeholder stays. */
const BreedDrawing = lazy(() =>
  import('../../ui/dog-art/breed-drawing.tsx').then(
    (chunk) => ({ default: chunk.BreedDrawing }),
    () => ({ default: () => place }),
  ),
);

/** The dog above the sign-up form: the dog from the setup wizard, or else our default drawing. */
export function SignUpDogDrawing({ dog }: { dog: SignUpDog | null }) {
  if (!dog) return <DogDrawing pose="sitting" />;
  const { needs } = dog;
  return <Suspense fallback={place}>{needs ? <BreedDrawing pose="sitting" breed={needs.breed} /> : place}</Suspense>;
}
