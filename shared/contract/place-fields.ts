import * as z from 'zod/mini';
import { Id, Instant, LocalDate, optionalLines, optionalText, PhoneNumber, text } from '#shared/contract/fields.ts';
import { isUploadedPhoto } from '#shared/photo-paths.ts';
import { maxPlacePhotos, placeTypes, radiusMiles } from '#shared/places.ts';

const NullableText = z.nullable(z.string());

/** Who added a place: a bundled sample, an owner, or an import from OpenStreetMap. */
export const placeSources = ['sample', 'owner', 'openstreetmap'] as const;

/** A dog-friendly place. */
export const Place = z.object({
  id: Id,
  name: z.string(),
  description: NullableText,
  placeType: z.enum(placeTypes),
  address: NullableText,
  city: NullableText,
  state: NullableText,
  zipCode: NullableText,
  latitude: z.number(),
  longitude: z.number(),
  /** The distance from the position of the request, in miles. */
  distance: z.number(),
  /** Words in snake case, such as `water_bowl`. */
  amenities: z.array(z.string()),
  /** The same list under the name of the data model. */
  features: z.array(z.string()),
  hours: NullableText,
  phoneNumber: NullableText,
  website: NullableText,
  /** The mean of all ratings, not rounded; 0 without reviews. */
  rating: z.number(),
  reviewCount: z.int(),
  /** The time of the latest check-in. */
  lastConfirmedAt: z.nullable(Instant),
  /** How many owners have ever checked in. */
  confirmedBy: z.int(),
  /** False until a moderator confirms a suggested place. Only the owner who suggested it can see it. */
  isVerified: z.boolean(),
  /** The ID of the owner who suggested the place. */
  submittedBy: NullableText,
  source: z.enum(placeSources),
  /** The credit that must be shown with the place, such as "© OpenStreetMap contributors". */
  attribution: NullableText,
  /** When the place was last edited at its source. */
  sourceEditedAt: z.nullable(Instant),
  isFavorite: z.boolean(),
});
export type Place = z.output<typeof Place>;

/** An owner's review of a place. */
export const Review = z.object({
  placeId: Id,
  /** The author's ID. */
  userId: Id,
  /** The author's first name and last initial. */
  authorName: z.string(),
  isOwn: z.boolean(),
  rating: z.int(),
  title: NullableText,
  review: NullableText,
  visitDate: z.nullable(LocalDate),
  /** A text such as "Good for senior dogs". */
  recommendedFor: NullableText,
  photos: z.array(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Review = z.output<typeof Review>;

/** A visit to a place, which confirms that the place is as described. */
export const CheckIn = z.object({
  id: Id,
  placeId: Id,
  userId: Id,
  /** The owner's first name and last initial. */
  authorName: z.string(),
  isOwn: z.boolean(),
  dogIds: z.array(Id),
  dogNames: z.array(z.string()),
  notes: NullableText,
  photos: z.array(z.string()),
  /** The day in the owner's time zone. */
  date: LocalDate,
  createdAt: Instant,
});
export type CheckIn = z.output<typeof CheckIn>;

/** A place with its newest reviews and check-ins. */
export const PlaceDetail = z.extend(Place, {
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. */
  starCounts: z.array(z.int()),
  /** The newest reviews, at most 10. `listReviews` has all. */
  reviews: z.array(Review),
  /** The caller's review, which is current even if `reviews` is not yet. */
  ownReview: z.nullable(Review),
  /** The newest check-ins, at most 10. */
  checkIns: z.array(CheckIn),
  checkedInToday: z.boolean(),
});
export type PlaceDetail = z.output<typeof PlaceDetail>;

/** Where distances are measured from. */
export const Position = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** `location`: the owner's primary location. `zip`: a ZIP code. `sample`: the sample point, if nothing is known. */
  source: z.enum(['location', 'zip', 'sample']),
  /** A short name, such as "Washington, IA" or "ZIP code 52353". */
  name: z.string(),
});
export type Position = z.output<typeof Position>;

/** One of the owner's addresses. */
export const OwnLocation = z.object({
  id: Id,
  userId: Id,
  address: NullableText,
  city: NullableText,
  state: NullableText,
  zipCode: NullableText,
  latitude: z.number(),
  longitude: z.number(),
  /** Whether distances are measured from here when the device's position is unknown. */
  isPrimary: z.boolean(),
});
export type OwnLocation = z.output<typeof OwnLocation>;

export const latitudeMessage = 'Latitude must be between -90 and 90';
export const longitudeMessage = 'Longitude must be between -180 and 180';

/** An optional number in a query string. An empty value counts as a missing one. */
function queryNumber(message: string, min: number, max: number) {
  return z.optional(z.coerce.number(message).check(z.gte(min, message), z.lte(max, message)));
}

const radiusMessage = `Please choose a radius from ${radiusMiles.min} to ${radiusMiles.max} miles`;

/** A position and a radius in miles, in a query string. */
export const positionQuery = {
  lat: queryNumber(latitudeMessage, -90, 90),
  lng: queryNumber(longitudeMessage, -180, 180),
};
export const radiusQuery = queryNumber(radiusMessage, radiusMiles.min, radiusMiles.max);

/** Requires both coordinates or none. */
export const bothCoordinates = z.refine<object>(
  (query) => {
    const { lat, lng } = query as { lat?: number; lng?: number };
    return (lat === undefined) === (lng === undefined);
  },
  { path: ['lng'], error: 'Please send both lat and lng, or neither' },
);

const coordinates = {
  latitude: z.optional(
    z.nullable(z.number(latitudeMessage).check(z.gte(-90, latitudeMessage), z.lte(90, latitudeMessage))),
  ),
  longitude: z.optional(
    z.nullable(z.number(longitudeMessage).check(z.gte(-180, longitudeMessage), z.lte(180, longitudeMessage))),
  ),
};

interface Located {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  zipCode?: string | null | undefined;
}

/** Requires coordinates, or a ZIP code from which the server takes them. */
const isLocated = z.refine<object>(
  (form) => {
    const { latitude, longitude, zipCode } = form as Located;
    const given = [latitude, longitude].filter((each) => each !== undefined && each !== null).length;
    return given === 2 || (given === 0 && !!zipCode);
  },
  { path: ['zipCode'], error: 'Please enter the ZIP code or choose the position' },
);

const address = {
  address: optionalText(200),
  city: optionalText(100),
  state: optionalText(100),
  zipCode: optionalText(20),
};

const websiteMessage = 'Please enter a web address that starts with https://';

/** An optional web address. Only http and https, so that a link never runs a script. */
const Website = optionalText(500).check(
  z.refine((value) => !value || (/^https?:\/\//.test(value) && URL.canParse(value)), websiteMessage),
);

const amenityMessage = 'Please choose from the list';
const Amenities = z.optional(
  z
    .array(
      z.string(amenityMessage).check(z.regex(/^[a-z0-9]{1,20}(_[a-z0-9]{1,20}){0,3}$/, amenityMessage)),
      amenityMessage,
    )
    .check(z.maxLength(20, 'Please choose at most 20')),
);

/** A place that an owner suggests. */
export const PlaceSuggestion = z
  .strictObject({
    name: text(2, 120, "Please enter the place's name"),
    placeType: z.enum(placeTypes, 'Please choose a type'),
    description: optionalLines(1000),
    ...address,
    ...coordinates,
    amenities: Amenities,
    hours: optionalText(120),
    phoneNumber: PhoneNumber,
    website: Website,
  })
  .check(isLocated);
export type PlaceSuggestion = z.output<typeof PlaceSuggestion>;

/** A new or changed location of the owner. The first location is always the primary one. */
export const LocationForm = z
  .strictObject({ ...address, ...coordinates, isPrimary: z.optional(z.boolean('Please enter true or false')) })
  .check(isLocated);
export type LocationForm = z.output<typeof LocationForm>;

const photoMessage = 'Please upload the photo first';
const Photos = z.optional(
  z.array(z.string(photoMessage).check(z.refine(isUploadedPhoto, photoMessage)), photoMessage).check(
    z.maxLength(maxPlacePhotos, `Please choose at most ${maxPlacePhotos} photos`),
    z.refine((paths) => new Set(paths).size === paths.length, 'Please add each photo only once'),
  ),
);

const ratingMessage = 'Please choose 1 to 5 stars';

/** A new or changed review. A missing optional field is cleared. */
export const ReviewForm = z.strictObject({
  rating: z.int(ratingMessage).check(z.gte(1, ratingMessage), z.lte(5, ratingMessage)),
  title: optionalText(120),
  review: optionalLines(2000),
  visitDate: z.optional(z.nullable(LocalDate)),
  recommendedFor: optionalText(100),
  photos: Photos,
});
export type ReviewForm = z.output<typeof ReviewForm>;

/** A new check-in. */
export const CheckInForm = z.strictObject({
  dogIds: z.optional(
    z.array(Id, 'Please choose your dogs').check(
      z.maxLength(10, 'Please choose at most 10 dogs'),
      z.refine((ids) => new Set(ids).size === ids.length, 'Please choose each dog only once'),
    ),
  ),
  notes: optionalLines(500),
  photos: Photos,
});
export type CheckInForm = z.output<typeof CheckInForm>;
