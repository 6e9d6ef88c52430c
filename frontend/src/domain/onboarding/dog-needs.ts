import { breedProfile } from '#shared/breeds/profiles.ts';
import { birthDateFromAge } from '#shared/calendar.ts';
import { ageText } from '#shared/dog-age.ts';
import { exerciseGoal } from '#shared/exercise-goal.ts';
import type { Goal } from '#shared/owners.ts';
import { readPendingOnboarding } from './pending-sign-up.ts';
import { SetupDog } from './setup-dog.ts';

/** One thing that a dog needs, as a title and one line of text. */
interface Need {
  title: string;
  detail: string;
}

/** The needs of the dog from the setup wizard, shown before the owner has an account. */
export interface DogNeeds {
  /** Breed and age: "Beagle, 10 weeks". */
  about: string;
  breed: string;
  needs: readonly Need[];
}

/** The first thing to do in the app, by the goal that the owner selected first. */
const firstSteps: Record<Goal, Need> = {
  health: { title: 'Save the next checkup', detail: "We'll remind you the day before." },
  preventive: { title: 'Save the next vet visit', detail: "We'll remind you the day before." },
  exercise: { title: 'Log the first walk', detail: 'Every walk counts, even a short one.' },
  behavior: { title: 'Ask about training', detail: 'Tap the paw. Every answer names its sources.' },
  nutrition: { title: 'Ask about food', detail: 'Tap the paw. Every answer names its sources.' },
  social: { title: 'Meet other owners', detail: 'Read what worked for their dogs.' },
};

function describeExercise(dog: Pick<SetupDog, 'dogBreed' | 'dogWeight'>, birthDate: string, today: string): Need {
  const { minutes, stage } = exerciseGoal({ breed: dog.dogBreed, birthDate, weight: dog.dogWeight }, today);
  const details = {
    puppy: `Two short outings of about ${Math.ceil(minutes / 2)} minutes are plenty.`,
    adult: 'Two walks and some play.',
    senior: 'In short, easy walks.',
  };
  return { title: `Walk and play for ${minutes} minutes`, detail: details[stage] };
}

function describeCoat({ dogBreed, dogWeight }: Pick<SetupDog, 'dogBreed' | 'dogWeight'>): Need {
  const { grooming, heatTolerance, coldTolerance } = breedProfile(dogBreed, dogWeight);
  const title = `Brush ${grooming.toLowerCase()}`;
  if (heatTolerance === 'Low') return { title, detail: "And keep walks short when it's hot." };
  if (coldTolerance === 'Low') return { title, detail: "And keep walks short when it's cold." };
  return { title, detail: "That's typical for this coat." };
}

/**
 * Describes what a dog needs, based on breed, age and weight, and on the first of the owner's goals.
 * @param today the local date, `YYYY-MM-DD`
 */
export function describeDogNeeds(dog: SetupDog, today: string): DogNeeds {
  const birthDate = birthDateFromAge(dog.dogAge, today);
  const [firstGoal = 'health'] = dog.primaryGoals;
  return {
    about: `${dog.dogBreed}, ${ageText(birthDate, today)}`,
    breed: dog.dogBreed,
    needs: [describeExercise(dog, birthDate, today), describeCoat(dog), firstSteps[firstGoal]],
  };
}

/**
 * Describes what the pending dog needs; null if the stored answers are missing or invalid, because storage can be
 * tampered with.
 * @param today the local date, `YYYY-MM-DD`
 */
export function readPendingDogNeeds(today: string): DogNeeds | null {
  const dog = SetupDog.safeParse(readPendingOnboarding()).data;
  return dog ? describeDogNeeds(dog, today) : null;
}
