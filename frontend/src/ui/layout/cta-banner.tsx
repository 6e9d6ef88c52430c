import { type ReactNode, useId } from 'react';
import type { Coat } from '../dog-art/dog-coats.ts';
import { DogDrawing } from '../dog-art/dog-drawing.tsx';
import type { DogPose } from '../dog-art/shapes/dog-shape.ts';
import './cta-banner.css';

type CtaBannerProps = { title: string; pose: DogPose; coat?: Coat; children: ReactNode };

/** The call to action at the end of a marketing page. */
export function CtaBanner({ title, pose, coat, children }: CtaBannerProps) {
  const id = useId();
  return (
    <section className="hw-closing" aria-labelledby={id}>
      <div>
        <DogDrawing pose={pose} coat={coat} />
        <span className="hw-ground-line" aria-hidden="true" />
      </div>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
