import type { Coat } from './dog-coats.ts';
import { DogFigure } from './dog-figure.tsx';
import { DogFrame, type DogFrameProps } from './dog-frame.tsx';
import { standard } from './shapes/standard.ts';

const usualLook = { ears: 'floppy', face: 'muzzle' } as const;

type DogDrawingProps = Omit<DogFrameProps, 'coat' | 'children'> & { coat?: Coat };

/** A retriever drawn in profile. Align its lower edge with a card, a field or a line. */
export function DogDrawing({ coat, pose, ...frame }: DogDrawingProps) {
  return (
    <DogFrame {...frame} pose={pose} coat={coat ?? (pose === 'sleeping' ? 'cream' : 'golden')}>
      <DogFigure shape={standard} pose={pose} look={usualLook} />
    </DogFrame>
  );
}
