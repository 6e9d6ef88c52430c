import type { Dog } from '#shared/contract/dogs.ts';
import type { OperationTexts } from '../../lib/texts.ts';

/** What the dog screens say when an operation has ended. */
export const dogTexts = {
  createDog: {
    succeeded: 'Dog profile created successfully!',
    failed: 'Error: Failed to create dog profile. Please try again.',
  },
  updateDog: {
    succeeded: 'Dog profile updated successfully!',
    failed: 'Error: Failed to update dog profile. Please try again.',
  },
  deleteDog: {
    succeeded: 'Dog profile deleted successfully!',
    failed: 'Error: Failed to delete dog profile. Please try again.',
  },
} as const satisfies Record<string, OperationTexts>;

/** Said in the dialog of a dog that was deleted elsewhere while it was being edited. */
export const deletedMeanwhile = 'This dog was deleted meanwhile.';

/**
 * Whether a description is the one that the set-up makes out of its answers. It holds them as they are stored, for whatever
 * plans with them, and is nothing that the owner has written about the dog.
 */
export function isFromSetUp(description: string): boolean {
  return /^[a-z-]* owner focused on: [a-z, ]*$/.test(description);
}

/** "1 year", "3.5 years": an age as the screens write it. */
export function yearsWords(age: number): string {
  return `${age} ${age === 1 ? 'year' : 'years'}`;
}

/** Letters of a name that there is room for. */
const room = { title: 30, button: 14 };

/** A name for titles and buttons: a long one is cut. */
export function shortName(name: string, place: keyof typeof room = 'title'): string {
  const letters = [...name];
  return letters.length <= room[place] ? name : `${letters.slice(0, room[place]).join('').trimEnd()}…`;
}

/** "June 3, 2022" for `2022-06-03`. */
export function dateWords(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
}

/** The birthday in the year of `today`; 29 February is kept on 1 March in years without it, as ages are counted. */
function birthdayIn(today: string, birthDate: string): string {
  const [month = 1, day = 1] = birthDate.slice(5).split('-').map(Number);
  return new Date(Date.UTC(Number(today.slice(0, 4)), month - 1, day)).toISOString().slice(0, 10);
}

/** "Born June 3, 2022", or that it is the dog's birthday; empty where the day is only estimated. `today` is where the owner lives. */
export function birthdayWords({ birthDate, birthDateEstimated, name }: Dog, today: string): string {
  if (birthDateEstimated) return '';
  return birthdayIn(today, birthDate) === today && birthDate < today
    ? `It is ${name}'s birthday today`
    : `Born ${dateWords(birthDate)}`;
}
