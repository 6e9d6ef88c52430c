/** Choices, limits and rules of recommendations that the server and the screens share. */

export const foodCategories = [
  'premium',
  'therapeutic',
  'breed-specific',
  'organic',
  'raw',
  'grain-free',
  'puppy',
  'senior',
] as const;
export type FoodCategory = (typeof foodCategories)[number];

export const foodCategoryLabels: Record<FoodCategory, string> = {
  premium: 'Premium',
  therapeutic: 'Therapeutic/Prescription',
  'breed-specific': 'Breed-Specific',
  organic: 'Organic/Natural',
  raw: 'Raw/Fresh',
  'grain-free': 'Grain-Free',
  puppy: 'Puppy Food',
  senior: 'Senior Dog Food',
};

/** The categories that the food list can be filtered by, with the names of their buttons. */
export const foodFilters = {
  premium: 'Premium',
  therapeutic: 'Therapeutic',
  'breed-specific': 'Breed-Specific',
  'grain-free': 'Grain-Free',
} as const satisfies Partial<Record<FoodCategory, string>>;
export type FoodFilter = keyof typeof foodFilters;

/** What the vet directory can be filtered by. A vet matches if one of their specialties starts like the name. */
export const vetFilters = ['General practice', 'Dental', 'Orthopedic', 'House calls'] as const;
export type VetFilter = (typeof vetFilters)[number];

/** What can be recommended. */
export const recommendationKinds = ['vet', 'food'] as const;
export type RecommendationKind = (typeof recommendationKinds)[number];

/** `open` until a moderator decides. */
export const recommendationStatuses = ['open', 'approved', 'rejected'] as const;
export type RecommendationStatus = (typeof recommendationStatuses)[number];

/** The maximum lengths of texts, in code points. */
export const recommendationMaximum = { name: 120, line: 200, url: 500, lines: 1000, reason: 2000 } as const;

/** How far around the owner the vet directory looks, in miles, and the maximum number of vets that it shows. */
export const vetDirectory = { miles: 100, max: 200 } as const;

/** The parts of an address. */
export interface Address {
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

/** Splits a location such as "12 Elm Street, Washington, IA 52353". Parts that are missing are null. */
export function splitLocation(location: string): Address {
  const zipCode = /\b\d{5}(-\d{4})?\s*$/.exec(location)?.[0].trim() ?? null;
  const parts = location
    .slice(0, zipCode ? location.lastIndexOf(zipCode) : undefined)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const state = /^[A-Za-z]{2}$/.test(last) || (zipCode && parts.length > 1) ? last : null;
  const rest = state ? parts.slice(0, -1) : parts;
  const city = rest.at(-1) ?? null;
  return { address: rest.slice(0, -1).join(', ') || null, city, state, zipCode };
}

/** Splits specialties at commas and semicolons: "Dental, house calls". */
export function splitSpecialties(specialties: string | null | undefined): string[] {
  const parts = (specialties ?? '').split(/[,;]/).map((part) => part.trim());
  return parts.filter(Boolean);
}
