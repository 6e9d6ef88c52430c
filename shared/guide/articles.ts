import type { Article } from '#shared/guide/article.ts';
import { family } from '#shared/guide/behavior/family.ts';
import { fears } from '#shared/guide/behavior/fears.ts';
import { habits } from '#shared/guide/behavior/habits.ts';
import { houseSoiling } from '#shared/guide/behavior/house-soiling.ts';
import { mischief } from '#shared/guide/behavior/mischief.ts';
import { puppy } from '#shared/guide/behavior/puppy.ts';
import { senior } from '#shared/guide/behavior/senior.ts';
import { training } from '#shared/guide/behavior/training.ts';
import { walking } from '#shared/guide/behavior/walking.ts';
import { exerciseAmounts } from '#shared/guide/exercise/amounts.ts';
import { games } from '#shared/guide/exercise/games.ts';
import { outings } from '#shared/guide/exercise/outings.ts';
import { puppyExercise } from '#shared/guide/exercise/puppies.ts';
import { seniorExercise } from '#shared/guide/exercise/seniors.ts';
import { sportsAndGear } from '#shared/guide/exercise/sports.ts';
import { weatherWalks } from '#shared/guide/exercise/weather.ts';
import { beingPrepared } from '#shared/guide/general/being-prepared.ts';
import { callingTheVet } from '#shared/guide/general/calling-the-vet.ts';
import { grooming } from '#shared/guide/general/grooming.ts';
import { homeLife } from '#shared/guide/general/home-life.ts';
import { newDog } from '#shared/guide/general/new-dog.ts';
import { recordsAndId } from '#shared/guide/general/records-and-id.ts';
import { seasons } from '#shared/guide/general/seasons.ts';
import { seniorYears } from '#shared/guide/general/senior-years.ts';
import { travel } from '#shared/guide/general/travel.ts';
import { vetVisits } from '#shared/guide/general/vet-visits.ts';
import { earsEyesNose } from '#shared/guide/health/ears-eyes-nose.ts';
import { growingUp } from '#shared/guide/health/growing-up.ts';
import { homeChecks } from '#shared/guide/health/home-checks.ts';
import { mouthAndWeight } from '#shared/guide/health/mouth-and-weight.ts';
import { outdoors } from '#shared/guide/health/outdoors.ts';
import { parasites } from '#shared/guide/health/parasites.ts';
import { puppyBasics } from '#shared/guide/health/puppy-basics.ts';
import { recovery } from '#shared/guide/health/recovery.ts';
import { seniorChecks } from '#shared/guide/health/senior-checks.ts';
import { seniorMovement } from '#shared/guide/health/senior-movement.ts';
import { seniorSenses } from '#shared/guide/health/senior-senses.ts';
import { skin } from '#shared/guide/health/skin.ts';
import { stomach } from '#shared/guide/health/stomach.ts';
import { vaccines } from '#shared/guide/health/vaccines.ts';
import { waterAndUrine } from '#shared/guide/health/water-and-urine.ts';
import { weather } from '#shared/guide/health/weather.ts';
import { extras } from '#shared/guide/nutrition/extras.ts';
import { labels } from '#shared/guide/nutrition/labels.ts';
import { meals } from '#shared/guide/nutrition/meals.ts';
import { peopleFood } from '#shared/guide/nutrition/people-food.ts';
import { puppyMeals } from '#shared/guide/nutrition/puppies.ts';
import { seniorMeals } from '#shared/guide/nutrition/seniors.ts';
import { weightAndAppetite } from '#shared/guide/nutrition/weight.ts';

/** Every article of the care guide. A test finds files that are missing here. */
export const articles: readonly Article[] = [
  ...family,
  ...fears,
  ...habits,
  ...houseSoiling,
  ...mischief,
  ...puppy,
  ...senior,
  ...training,
  ...walking,
  ...exerciseAmounts,
  ...games,
  ...outings,
  ...puppyExercise,
  ...seniorExercise,
  ...sportsAndGear,
  ...weatherWalks,
  ...beingPrepared,
  ...callingTheVet,
  ...grooming,
  ...homeLife,
  ...newDog,
  ...recordsAndId,
  ...seasons,
  ...seniorYears,
  ...travel,
  ...vetVisits,
  ...earsEyesNose,
  ...growingUp,
  ...homeChecks,
  ...mouthAndWeight,
  ...outdoors,
  ...parasites,
  ...puppyBasics,
  ...recovery,
  ...seniorChecks,
  ...seniorMovement,
  ...seniorSenses,
  ...skin,
  ...stomach,
  ...vaccines,
  ...waterAndUrine,
  ...weather,
  ...extras,
  ...labels,
  ...meals,
  ...peopleFood,
  ...puppyMeals,
  ...seniorMeals,
  ...weightAndAppetite,
];

/** Finds an article by its ID. */
export function articleById(id: string): Article | undefined {
  return articles.find((article) => article.id === id);
}
