import type { ReactNode } from 'react';
import type { Coat } from './dog-coats.ts';
import { SittingDog, sittingBox } from './dog-sitting.tsx';
import { SleepingDog, sleepingBox } from './dog-sleeping.tsx';
import { WalkingDog, walkingBox } from './dog-walking.tsx';

/** The pose of a drawn dog. */
export type DogPose = 'sitting' | 'walking' | 'sleeping';

const poses: Record<DogPose, { box: string; drawing: ReactNode; coat: Coat }> = {
  sitting: { box: sittingBox, drawing: <SittingDog />, coat: 'golden' },
  walking: { box: walkingBox, drawing: <WalkingDog />, coat: 'golden' },
  sleeping: { box: sleepingBox, drawing: <SleepingDog />, coat: 'cream' },
};

type DogDrawingProps = {
  pose: DogPose;
  coat?: Coat;
  /** Alternative text. Without it the drawing is decorative. */
  label?: string;
  className?: string;
};

/** A dog drawn in profile. Align its lower edge with a card, a field or a line. */
export function DogDrawing({ pose, coat, label, className = '' }: DogDrawingProps) {
  const { box, drawing, coat: usual } = poses[pose];
  const names = `hw-dog hw-dog--${pose} hw-coat-${coat ?? usual} ${className}`.trim();
  return label ? (
    <svg className={names} viewBox={box} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg className={names} viewBox={box} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
}
