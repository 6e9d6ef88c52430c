import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The catalogue is large and asked for only here, so it comes in a file of its own. */
function useBreedProfile(breed: string, weight: number | null) {
  return useQuery({
    queryKey: ['breed-profile', breed, weight],
    queryFn: async () => (await import('#shared/breeds/profiles.ts')).breedProfile(breed, weight),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const facts = [
  ['Size', 'size'],
  ['Exercise', 'exercise'],
  ['Energy', 'energyLevel'],
  ['Grooming', 'grooming'],
] as const;

type BreedFactsProps = {
  breed: string;
  /** Pounds; decides for mixed breeds. */
  weight: number | null;
  /** The owner's own words about the dog, shown below the breed's. */
  own: string | null;
};

/** What is usual for a dog's breed. */
export function BreedFacts({ breed, weight, own }: BreedFactsProps) {
  const { data: profile, isError } = useBreedProfile(breed, weight);
  const words = own ? <p className="hw-small hw-soft hw-dog-card-own">{own}</p> : null;
  if (isError) return words;
  const values = profile && {
    ...profile,
    exercise: `${profile.exerciseMinutes.least} to ${profile.exerciseMinutes.most} min`,
  };
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
      {words}
    </>
  );
}
