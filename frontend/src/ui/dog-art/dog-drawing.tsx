import type { Coat } from './dog-coats.ts';
import { DogFigure } from './dog-figure.tsx';
import { DogFrame, type DogFrameProps } from './dog-frame.tsx';
import { standard } from './shapes/standard.ts';

const usualLook = { ears: 'floppy', face: 'muzzle' } as const;

type DogDrawingProps = Omit<DogFrameProps, 'coat' | 'children'> & { coat?: Coat };

/**
 * A drawing of a retriever in profile. Align the lower edge with a card, an area or a line, on which the dog sits or
 * walks.
 */
export function DogDrawing({ coat, pose, ...frame }: DogDrawingProps) {
  return (
    <DogFrame {...frame} pose={pose} coat={coat ?? (pose === 'sleeping' ? 'cream' : 'golden')}>
      <DogFigure shape={standard} pose={pose} look={usualLook} />
    </DogFrame>
  );
}
