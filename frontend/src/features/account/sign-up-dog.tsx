import { lazy, Suspense } from 'react';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import { DogFrame } from '../../ui/dog-art/dog-frame.tsx';
import type { SignUpDog } from './use-pending-dog.ts';

/** The drawing's place while it loads. */
const place = <DogFrame pose="sitting" coat="cream" />;

/** Loaded on demand: the breeds' looks are large. A failure leaves the place empty. */
const BreedDrawing = lazy(() =>
  import('../../ui/dog-art/breed-drawing.tsx').then(
    (chunk) => ({ default: chunk.BreedDrawing }),
    () => ({ default: () => place }),
  ),
);

/** The dog on the sign-up form: the setup wizard's, or ours. */
export function SignUpDogDrawing({ dog }: { dog: SignUpDog | null }) {
  if (!dog) return <DogDrawing pose="sitting" />;
  const { needs } = dog;
  return <Suspense fallback={place}>{needs ? <BreedDrawing pose="sitting" breed={needs.breed} /> : place}</Suspense>;
}
