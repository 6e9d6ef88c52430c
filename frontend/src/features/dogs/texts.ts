import type { Dog } from '#shared/contract/dogs.ts';
import { formatDate, truncate } from '../../lib/format.ts';
import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts about the outcome of operations on dogs. */
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

/** The texts of the dialog that creates and edits dogs. */
export const dogDialogTexts = {
  create: dogTexts.createDog,
  update: dogTexts.updateDog,
  deleted: "This dog's profile was deleted.",
} as const;

/**
 * Whether the setup wizard generated a description. Such a description contains the wizard's answers as IDs, and is not
 * shown.
 */
export function isFromSetUp(description: string): boolean {
  return /^[a-z-]* owner focused on: [a-z, ]*$/.test(description);
}

/** Formats an age: "1 year", "3.5 years". */
export function formatYears(age: number): string {
  return `${age} ${age === 1 ? 'year' : 'years'}`;
}

/** Maximum length of a dog's name in titles and buttons, in characters. */
const maxNameLength = { title: 30, button: 14 };

/** Shortens a dog's name for titles or buttons. */
export function shortenName(name: string, place: keyof typeof maxNameLength = 'title'): string {
  return truncate(name, maxNameLength[place]);
}

/** Returns the birthday in the year of `today`. Outside leap years, February 29 becomes March 1. */
function findBirthdayThisYear(today: string, birthDate: string): string {
  const [month = 1, day = 1] = birthDate.slice(5).split('-').map(Number);
  return new Date(Date.UTC(Number(today.slice(0, 4)), month - 1, day)).toISOString().slice(0, 10);
}

/**
 * Formats a birthday: "Born June 3, 2022", or "It's Rex's birthday today". Empty for an estimated birthday. `today` is
 * the owner's local date.
 */
export function describeBirthday({ birthDate, birthDateEstimated, name }: Dog, today: string): string {
  if (birthDateEstimated) return '';
  return findBirthdayThisYear(today, birthDate) === today && birthDate < today
    ? `It's ${name}'s birthday today`
    : `Born ${formatDate(birthDate)}`;
}
