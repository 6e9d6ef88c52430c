import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { BreedFigureProps } from './breed-figure.tsx';
import { findDogLook } from './dog-coats.ts';
import { DogFrame, type DogFrameProps } from './dog-frame.tsx';

function Nothing(): ReactNode {
  return null;
}

/** Loaded on demand. If loading fails, the drawing's space stays empty, because it is only decoration. */
const BreedFigure = lazy<ComponentType<BreedFigureProps>>(() =>
  import('./breed-figure.tsx').then(
    (chunk) => ({ default: chunk.BreedFigure }),
    () => ({ default: Nothing }),
  ),
);

type BreedDrawingProps = Omit<DogFrameProps, 'coat' | 'children'> & {
  breed: string;
  /** The coat to draw instead of the breed's usual coat. */
  coat?: DogFrameProps['coat'];
};

/** A drawing of a dog in profile, with the body, ears, coat and markings of a breed. */
export function BreedDrawing({ breed, coat, pose, ...frame }: BreedDrawingProps) {
  const look = findDogLook(breed);
  return (
    <DogFrame {...frame} pose={pose} coat={coat ?? look.coat}>
      <Suspense fallback={null}>
        <BreedFigure breed={breed} look={look} pose={pose} />
      </Suspense>
    </DogFrame>
  );
}
