import { findDogBuild } from './dog-builds.ts';
import type { DogLook } from './dog-coats.ts';
import { DogFigure } from './dog-figure.tsx';
import { bully } from './shapes/bully.ts';
import { dachshund } from './shapes/dachshund.ts';
import type { DogBuild, DogPose, DogShape } from './shapes/dog-shape.ts';
import { hound } from './shapes/hound.ts';
import { sighthound } from './shapes/sighthound.ts';
import { spitz } from './shapes/spitz.ts';
import { standard } from './shapes/standard.ts';
import { toy } from './shapes/toy.ts';

const shapes: Record<DogBuild, DogShape> = { standard, spitz, bully, dachshund, toy, sighthound, hound };

/** The breed to draw, its ears, coat and markings, and the pose. */
export type BreedFigureProps = { breed: string; look: DogLook; pose: DogPose };

/** The shapes of a breed's drawing, for use inside a `DogFrame`. */
export function BreedFigure({ breed, look, pose }: BreedFigureProps) {
  return <DogFigure shape={shapes[findDogBuild(breed)]} pose={pose} look={look} />;
}
