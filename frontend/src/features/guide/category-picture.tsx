import type { ReactNode } from 'react';
import type { ChatCategory } from '#shared/contract/chat.ts';
import type { Coat, DogLook } from '../../ui/dog-art/dog-coats.ts';
import { DogFigure } from '../../ui/dog-art/dog-figure.tsx';
import type { DogPose, DogShape } from '../../ui/dog-art/shapes/dog-shape.ts';
import { running } from '../../ui/dog-art/shapes/running.ts';
import { standard } from '../../ui/dog-art/shapes/standard.ts';
import { categoryObjects } from './category-objects.tsx';
import './category-picture.css';

/** What a picture shows: a dog, and the category's object. */
interface Scene {
  shape: DogShape;
  pose: DogPose;
  coat: Coat;
  look: Pick<DogLook, 'ears' | 'face'>;
  /** The transform that places the dog in the view box. */
  dog: string;
  /** Where the object's left lower corner is. */
  object: readonly [x: number, y: number];
  /** Drawn behind the dog. */
  bed?: ReactNode;
  /** Drawn in front of the dog, in the dog's coordinates. */
  bandage?: ReactNode;
}

const groundY = 219;
const sits = { shape: standard, pose: 'sitting', dog: 'translate(92 2) scale(0.8)' } as const;

const scenes: Record<ChatCategory, Scene> = {
  general: {
    shape: standard,
    pose: 'sleeping',
    coat: 'cream',
    look: { ears: 'floppy', face: 'muzzle' },
    dog: 'translate(48 44)',
    bed: <path className="hw-object-cloth" d="M54 180 H350 C370 180 374 218 350 218 H54 C30 218 34 180 54 180 Z" />,
    object: [386, groundY],
  },
  health: {
    ...sits,
    coat: 'tri',
    look: { ears: 'long', face: 'blaze' },
    bandage: (
      <path
        className="hw-object-paper"
        d="M137 210 C146 206 158 206 167 209 C164 222 163 232 165 243 C156 247 146 248 136 246 C137 234 138 222 137 210 Z M138 222 L165 219 M137 234 L164 231"
      />
    ),
    object: [320, groundY],
  },
  behavior: { ...sits, coat: 'rust', look: { ears: 'fold', face: 'blaze' }, object: [316, groundY] },
  nutrition: { ...sits, coat: 'brown-white', look: { ears: 'floppy', face: 'blaze' }, object: [312, groundY] },
  exercise: {
    shape: { ...standard, walking: running },
    pose: 'walking',
    coat: 'golden',
    look: { ears: 'floppy', face: 'muzzle' },
    dog: 'translate(76 30) scale(0.8) rotate(-7 40 228)',
    object: [404, 176],
  },
};

/** A decorative drawing of what a category is about. Its box has a fixed ratio, so nothing shifts. */
export function CategoryPicture({ category }: { category: ChatCategory }) {
  const { shape, pose, coat, look, dog, object, bed, bandage } = scenes[category];
  return (
    <svg className="hw-category-picture" viewBox="0 0 528 220" aria-hidden="true" focusable="false">
      <g className="hw-object">{bed}</g>
      <g className={`hw-dog hw-dog--${pose} hw-coat-${coat}`} transform={dog}>
        <DogFigure shape={shape} pose={pose} look={look} />
        <g className="hw-object">{bandage}</g>
      </g>
      <g className="hw-object" transform={`translate(${object.join(' ')})`}>
        {categoryObjects[category].shapes}
      </g>
    </svg>
  );
}

/** The size of an object in a list, relative to a picture. */
const listScale = 0.6;

/** The object of a category alone, for lists. It stands on the lower edge of its box. */
export function CategoryObject({ category }: { category: ChatCategory }) {
  const { width, height, shapes } = categoryObjects[category];
  return (
    <svg
      className="hw-object hw-category-object"
      viewBox={`0 ${-height} ${width} ${height}`}
      width={Math.round(width * listScale)}
      height={Math.round(height * listScale)}
      aria-hidden="true"
      focusable="false"
    >
      {shapes}
    </svg>
  );
}
