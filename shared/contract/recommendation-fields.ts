import * as z from 'zod/mini';
import {
  email,
  Id,
  Instant,
  multilineText,
  optionalEmail,
  optionalLines,
  optionalText,
  PhoneNumber,
  personName,
  text,
  ZipCode,
} from '#shared/contract/fields.ts';
import { Place } from '#shared/contract/place-fields.ts';
import { foodCategories, recommendationMaximum, recommendationStatuses } from '#shared/recommendations.ts';

const NullableText = z.nullable(z.string());
const { name, line, url, lines, reason } = recommendationMaximum;

const emailMessage = 'Valid email is required';
const websiteMessage = 'Valid website URL required';

/** Whether a text is an https address without credentials, which could disguise where a link leads. */
function isWebsite(value: string): boolean {
  if (!/^https:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return !username && !password;
}

/** An optional web address. */
const Website = z.optional(
  z.nullable(
    text(
      0,
      url,
      websiteMessage,
      z.refine((value) => value === '' || isWebsite(value), websiteMessage),
    ),
  ),
);

/** Who recommends, as they entered it. */
const recommender = {
  yourName: personName(2, 'Your name is required'),
  yourEmail: email(emailMessage),
};

const vetNames = {
  vetName: text(2, name, 'Veterinarian name is required'),
  clinicName: text(2, name, 'Clinic name is required'),
};
const vetContact = { phone: PhoneNumber, specialties: optionalText(line) };

/** A veterinarian that an owner recommends. */
export const VetForm = z.strictObject({
  ...vetNames,
  location: text(2, line, 'Location is required'),
  ...vetContact,
  email: optionalEmail(emailMessage),
  reason: multilineText(10, reason, 'Please explain why you recommend this veterinarian'),
  ...recommender,
});
export type VetForm = z.output<typeof VetForm>;

const foodFields = {
  brandName: text(2, name, 'Brand name is required'),
  productName: text(2, name, 'Product name is required'),
  category: z.enum(foodCategories, 'Category is required'),
  price: optionalText(60),
  retailer: optionalText(name),
  website: Website,
  ingredients: optionalLines(lines),
  benefits: optionalLines(lines),
};

/** A dog food that an owner recommends. */
export const FoodForm = z.strictObject({
  ...foodFields,
  reason: multilineText(10, reason, 'Please explain why you recommend this dog food'),
  ...recommender,
});
export type FoodForm = z.output<typeof FoodForm>;

/** What the vet directory shows of a recommended vet: the recommendation with the moderator's corrections. */
export const VetEntry = z.strictObject({
  ...vetNames,
  address: optionalText(line),
  city: optionalText(100),
  state: optionalText(100),
  /** Gives the position on the map. */
  zipCode: ZipCode,
  ...vetContact,
});
export type VetEntry = z.output<typeof VetEntry>;

/** What the food list shows of a recommended food: the recommendation with the moderator's corrections. */
export const FoodEntry = z.strictObject(foodFields);
export type FoodEntry = z.output<typeof FoodEntry>;

const status = { id: Id, userId: Id, status: z.enum(recommendationStatuses), createdAt: Instant };
const sender = { reason: z.string(), yourName: z.string(), yourEmail: z.string() };

const vetAnswers = {
  vetName: z.string(),
  clinicName: z.string(),
  location: z.string(),
  phone: NullableText,
  email: NullableText,
  specialties: NullableText,
};
const foodAnswers = {
  brandName: z.string(),
  productName: z.string(),
  category: z.enum(foodCategories),
  price: NullableText,
  retailer: NullableText,
  website: NullableText,
  ingredients: NullableText,
  benefits: NullableText,
};

/** An owner's recommendation of a vet. */
export const VetRecommendation = z.object({ ...status, ...vetAnswers, ...sender });
export type VetRecommendation = z.output<typeof VetRecommendation>;

/** An owner's recommendation of a food. */
export const FoodRecommendation = z.object({ ...status, ...foodAnswers, ...sender });
export type FoodRecommendation = z.output<typeof FoodRecommendation>;

/** What an owner entered about a vet. */
export const VetAnswers = z.object(vetAnswers);
export type VetAnswers = z.output<typeof VetAnswers>;

/** What an owner entered about a food. */
export const FoodAnswers = z.object(foodAnswers);
export type FoodAnswers = z.output<typeof FoodAnswers>;

/** The number of owners who have recommended something. */
const recommendedBy = z.int();

/** A vet in the directory: a place with what owners recommended. */
export const DirectoryVet = z.extend(Place, {
  /** The names of the recommended veterinarians. */
  vetNames: z.array(z.string()),
  specialties: z.array(z.string()),
  recommendedBy,
});
export type DirectoryVet = z.output<typeof DirectoryVet>;

/** A food in the list. */
export const DirectoryFood = z.object({ id: z.string(), ...foodAnswers, recommendedBy });
export type DirectoryFood = z.output<typeof DirectoryFood>;
