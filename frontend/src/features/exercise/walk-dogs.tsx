import type { Dog } from '#shared/contract/dogs.ts';
import { DogAvatar } from '../../ui/dog-art/dog-avatar.tsx';
import type { Walk } from './walk.ts';
import { writeWalk } from './walk-store.ts';

/** A walk, and the owner's dogs. */
export type CompanionsProps = { walk: Walk; dogs: readonly Dog[] };

function toggleDog(walk: Walk, dogId: string): void {
  const isAlong = walk.dogIds.includes(dogId);
  const dogIds = isAlong ? walk.dogIds.filter((id) => id !== dogId) : [...walk.dogIds, dogId];
  // A walk needs a dog.
  if (dogIds.length > 0) writeWalk({ ...walk, dogIds });
}

/** The dogs that are on the walk, as buttons that can be pressed together. */
export function Companions({ walk, dogs }: CompanionsProps) {
  if (dogs.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not buttons.
    <div className="hw-dogswitch hw-walk-dogs" role="group" aria-label="On this walk">
      {dogs.map(({ id, name, breed, photoUrl }) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          aria-pressed={walk.dogIds.includes(id)}
          onClick={() => toggleDog(walk, id)}
        >
          <DogAvatar breed={breed} photoUrl={photoUrl} size="s" />
          <bdi>{name}</bdi>
        </button>
      ))}
    </div>
  );
}
