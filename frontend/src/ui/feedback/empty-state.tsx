import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { BreedDrawing } from '../dog-art/breed-drawing.tsx';
import type { Coat } from '../dog-art/dog-coats.ts';
import type { DogPose } from '../dog-art/shapes/dog-shape.ts';

type EmptyStateProps = {
  drawing: DogPose;
  coat?: Coat;
  /** The heading: "No dogs added yet". */
  title: string;
  /** One sentence about what to do, or about what will appear here later. */
  text: ReactNode;
  /** One primary button or link. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  /** Whether to omit the card, for use inside another card. */
  plain?: boolean;
};

/** The empty state of a screen: a drawn dog, a heading, a sentence and an action. */
export function EmptyState({ drawing, coat, title, text, action, level = 2, plain }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes('hw-empty', !plain && 'hw-card')}>
      <BreedDrawing pose={drawing} breed="Golden Retriever" coat={coat} />
      <span className="hw-ground-line" aria-hidden="true" />
      <Heading className="hw-empty-title">{title}</Heading>
      <p>{text}</p>
      {action}
    </div>
  );
}
