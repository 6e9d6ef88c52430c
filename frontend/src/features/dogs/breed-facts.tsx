import { useQuery } from '@tanstack/react-query';
import { isFromSetUp } from './texts.ts';

/** The catalogue is large and asked for only here, so it comes in a file of its own. */
export function useCatalogue() {
  return useQuery({
    queryKey: ['breed-catalogue'],
    queryFn: () => import('#shared/breeds/profiles.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    // Not data of the owner, and of no use to look through for changes.
    structuralSharing: false,
  });
}

/** Years from which a dog is no puppy any more. */
const grownAt = 1;

const facts = [
  ['Size', 'size'],
  ['Exercise', 'exercise'],
  ['Energy', 'energyLevel'],
  ['Grooming', 'grooming'],
] as const;

type BreedFactsProps = {
  breed: string;
  /** Years: what the catalogue says about exercise holds for grown dogs. */
  age: number;
  /** Pounds; decides for mixed breeds. */
  weight: number | null;
  /** The owner's own words about the dog, shown below the breed's. */
  own: string | null;
};

/** What is usual for a dog's breed. */
export function BreedFacts({ breed, age, weight, own }: BreedFactsProps) {
  const { data: catalogue } = useCatalogue();
  const words = own && !isFromSetUp(own) ? <p className="hw-small hw-soft hw-dog-card-own">{own}</p> : null;
  if (!catalogue) return words;
  const profile = catalogue.breedProfile(breed, weight);
  const isPuppy = age < grownAt;
  const minutes = `${profile.exerciseMinutes.least} to ${profile.exerciseMinutes.most} min`;
  const values = { ...profile, exercise: isPuppy ? `Grown dogs: ${minutes}` : minutes };
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
      {isPuppy ? <p className="hw-small hw-soft">Puppies need less exercise, in short spells.</p> : null}
      {words}
    </>
  );
}
