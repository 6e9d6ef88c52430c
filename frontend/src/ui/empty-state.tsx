import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import type { Coat } from './dog-coats.ts';
import { DogDrawing, type DogPose } from './dog-drawing.tsx';

type EmptyStateProps = {
  drawing: DogPose;
  coat?: Coat;
  /** What is so: "No dogs added yet". */
  title: string;
  /** One sentence: what to do, or what will be here. */
  text: ReactNode;
  /** One filled button or link. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  /** Without the card around it, where it stands in one already. */
  plain?: boolean;
};

/** What a screen says before there is anything to show: a dog on its ground line, a heading, a sentence, one button. */
export function EmptyState({ drawing, coat, title, text, action, level = 2, plain }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes('hw-empty', !plain && 'hw-card')}>
      <DogDrawing pose={drawing} coat={coat} />
      <span className="hw-ground-line" aria-hidden="true" />
      <Heading className="hw-empty-title">{title}</Heading>
      <p>{text}</p>
      {action}
    </div>
  );
}
