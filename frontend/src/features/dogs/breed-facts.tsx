import { useQuery } from '@tanstack/react-query';
import { isFromSetUp } from './texts.ts';

/** Loads the breed profiles. They are large, so they are loaded on demand. */
export function useCatalogue() {
  return useQuery({
    queryKey: ['breed-catalogue'],
    queryFn: () => import('#shared/breeds/profiles.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    // The data is static, so comparing it for changes is unnecessary.
    structuralSharing: false,
  });
}

/** The age in years from which a dog is no longer a puppy. */
const adultAge = 1;

const facts = [
  ['Size', 'size'],
  ['Exercise', 'exercise'],
  ['Energy', 'energyLevel'],
  ['Grooming', 'grooming'],
] as const;

type BreedFactsProps = {
  breed: string;
  /** In years. The exercise in a breed's profile is for adult dogs. */
  age: number;
  /** In pounds. Determines the profile of mixed breeds. */
  weight: number | null;
  /** The dog's own description, shown below the facts of the breed. */
  description: string | null;
};

/** The description and facts of a dog's breed, and the dog's own description. */
export function BreedFacts({ breed, age, weight, description }: BreedFactsProps) {
  const { data: catalogue } = useCatalogue();
  const ownText =
    description && !isFromSetUp(description) ? <p className="hw-small hw-soft hw-dog-card-own">{description}</p> : null;
  if (!catalogue) return ownText;
  const profile = catalogue.breedProfile(breed, weight);
  const isPuppy = age < adultAge;
  const minutes = `${profile.exerciseMinutes.min} to ${profile.exerciseMinutes.max} min`;
  const values = { ...profile, exercise: isPuppy ? `Adult dogs: ${minutes}` : minutes };
  return (
    <>
      <p className="hw-soft hw-dog-card-about">{profile.description}</p>
      <dl className="hw-facts">
        {facts.map(([label, name]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="hw-number">{values[name]}</dd>
          </div>
        ))}
      </dl>
      {isPuppy ? <p className="hw-small hw-soft">Puppies need less exercise, in short sessions.</p> : null}
      {ownText}
    </>
  );
}
