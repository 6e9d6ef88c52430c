import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isFromSetUp } from './texts.ts';

/** The catalogue is large and asked for only here, so it comes in a file of its own. */
function useBreedProfile(breed: string, weight: number | null) {
  return useQuery({
    queryKey: ['breed-profile', breed, weight],
    queryFn: async () => (await import('#shared/breeds/profiles.ts')).breedProfile(breed, weight),
    staleTime: Number.POSITIVE_INFINITY,
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
  const { data: profile, isError } = useBreedProfile(breed, weight);
  const words = own && !isFromSetUp(own) ? <p className="hw-small hw-soft hw-dog-card-own">{own}</p> : null;
  if (isError) return words;
  const isPuppy = age < grownAt;
  const minutes = profile && `${profile.exerciseMinutes.least} to ${profile.exerciseMinutes.most} min`;
  const values = profile && { ...profile, exercise: isPuppy ? `Grown dogs: ${minutes}` : minutes };
  return (
    <>
      <p className="hw-soft hw-dog-card-about">{profile?.description || <Skeleton />}</p>
      <dl className="hw-facts">
        {facts.map(([label, name]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="hw-number">{values ? values[name] : <Skeleton width="short" />}</dd>
          </div>
        ))}
      </dl>
      {isPuppy ? <p className="hw-small hw-soft">Puppies need less exercise, in short spells.</p> : null}
      {words}
    </>
  );
}
