import type { ReactNode } from 'react';
import type { Coat } from './dog-coats.ts';
import { type DogPose, poseBoxes } from './shapes/dog-shape.ts';

export type DogFrameProps = {
  pose: DogPose;
  coat: Coat;
  /** Alternative text. If it is missing, the drawing is decorative. */
  label?: string;
  className?: string;
  children?: ReactNode;
};

/** The SVG element of a dog's drawing. It has the same size for every breed, and while the drawing is loading. */
export function DogFrame({ pose, coat, label, className = '', children }: DogFrameProps) {
  const names = `hw-dog hw-dog--${pose} hw-coat-${coat} ${className}`.trim();
  return label ? (
    <svg className={names} viewBox={poseBoxes[pose]} role="img" aria-label={label}>
      {children}
    </svg>
  ) : (
    <svg className={names} viewBox={poseBoxes[pose]} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
