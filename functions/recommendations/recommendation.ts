import { createHash } from 'node:crypto';
import { splitWords } from '#functions/core/words.ts';
import type { FoodRecommendationRow, VetRecommendationRow } from '#functions/entities/recommendations.ts';
import type {
  FoodAnswers,
  FoodRecommendation,
  VetAnswers,
  VetRecommendation,
} from '#shared/contract/recommendation-fields.ts';
import type { RecommendationKind } from '#shared/recommendations.ts';

/** The error message for a clinic's ZIP code that is missing or not in the table. */
export const unknownClinicZipCode = "Please enter the clinic's ZIP code, which puts it on the map";

/** The queue in which moderators find the recommendations. */
export const recommendationQueue = 'recommendations';

/** Returns the ID that a recommendation has in the queue: sorted by time, with the kind. */
export function toItemId(kind: RecommendationKind, id: string): string {
  return `${id}-${kind}`;
}

/** Returns the kind and the ID of the recommendation of a queue item. */
export function readItemId(itemId: string): { kind: RecommendationKind; id: string } {
  const [id = '', kind] = itemId.split('-');
  return { id, kind: kind === 'food' ? 'food' : 'vet' };
}

/** How many words of names are compared, and how long a key may be. DynamoDB limits a key to 1,024 bytes. */
const maxKey = { words: 20, bytes: 600 };

/**
 * Returns the words of names, by which the same vet or food is recognized however it is written. Names without words, such
 * as symbols, are compared as they are. A key that is too long for the table becomes its hash.
 */
export function toNameKey(...names: string[]): string {
  const name = names.join(' ');
  const key = splitWords(name, maxKey.words).join('-') || name;
  return Buffer.byteLength(key) <= maxKey.bytes ? key : createHash('sha256').update(key).digest('hex');
}

/** Returns the key of the marker that an owner has recommended a vet, and nobody has rejected that. */
export function toVetMarker({ clinicName, location }: Pick<VetRecommendationRow, 'clinicName' | 'location'>): string {
  return `vet#${toNameKey(clinicName, location)}`;
}

/** Returns the key of the marker that an owner has recommended a food, and nobody has rejected that. */
export function toFoodMarker({ brandName, productName }: Pick<FoodRecommendationRow, 'brandName' | 'productName'>) {
  return `food#${toNameKey(brandName, productName)}`;
}

/** Returns the key of the marker that an owner counts for an entry of the directory or the list. */
export function toEntryMarker(kind: RecommendationKind, entryId: string): string {
  return `entry#${kind}#${entryId}`;
}

/** Leaves out fields without a value. */
export function omitBlank<Form extends object>(form: Form): { [Name in keyof Form]: Exclude<Form[Name], null> } {
  const filled = Object.entries(form).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(filled) as { [Name in keyof Form]: Exclude<Form[Name], null> };
}

/** Converts what was entered about a vet to what the API returns. */
export function toVetAnswers(row: VetRecommendationRow): VetAnswers {
  const { vetName, clinicName, location, phone, email, specialties } = row;
  return {
    vetName,
    clinicName,
    location,
    phone: phone ?? null,
    email: email ?? null,
    specialties: specialties ?? null,
  };
}

type StoredFood = Omit<FoodAnswers, 'price' | 'retailer' | 'website' | 'ingredients' | 'benefits'> &
  Partial<Record<'price' | 'retailer' | 'website' | 'ingredients' | 'benefits', string | undefined>>;

/** Converts what a recommendation or the list says about a food to what the API returns. */
export function toFoodAnswers(row: StoredFood): FoodAnswers {
  const { brandName, productName, category, price, retailer, website, ingredients, benefits } = row;
  return {
    brandName,
    productName,
    category,
    price: price ?? null,
    retailer: retailer ?? null,
    website: website ?? null,
    ingredients: ingredients ?? null,
    benefits: benefits ?? null,
  };
}

type Submitted = Pick<
  VetRecommendationRow,
  'id' | 'ownerId' | 'status' | 'reason' | 'yourName' | 'yourEmail' | 'createdAt'
>;

function toSubmitted({ id, ownerId: userId, status, reason, yourName, yourEmail, createdAt }: Submitted) {
  return { id, userId, status, reason, yourName, yourEmail, createdAt };
}

/** Converts a recommendation of a vet to what the API returns. */
export function toVetRecommendation(row: VetRecommendationRow): VetRecommendation {
  return { ...toSubmitted(row), ...toVetAnswers(row) };
}

/** Converts a recommendation of a food to what the API returns. */
export function toFoodRecommendation(row: FoodRecommendationRow): FoodRecommendation {
  return { ...toSubmitted(row), ...toFoodAnswers(row) };
}
