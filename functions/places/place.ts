import { ApiError } from '#functions/core/http/api-error.ts';
import { type PlaceRow, Places } from '#functions/entities/places.ts';
import { measureMiles } from '#functions/places/geo/distance.ts';
import type { Place } from '#shared/contract/place-fields.ts';
import type { Coordinates } from '#shared/places.ts';

/** The credit for places from OpenStreetMap, which its license requires. */
const openStreetMapCredit = '© OpenStreetMap contributors';

/** Returns the number of reviews with 1, 2, 3, 4 and 5 stars. */
export function countStars(row: PlaceRow): number[] {
  return [row.stars1, row.stars2, row.stars3, row.stars4, row.stars5].map((count) => count ?? 0);
}

/** Converts a place's row to what the API returns. The distance is measured from `from`. */
export function toPlace(row: PlaceRow, from: Coordinates, isFavorite: boolean): Place {
  const stars = countStars(row);
  const reviewCount = stars.reduce((sum, count) => sum + count, 0);
  const total = stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    id: row.id,
    name: row.name,
    description: row.description ?? null,
    placeType: row.placeType,
    address: row.address ?? null,
    city: row.city ?? null,
    state: row.state ?? null,
    zipCode: row.zipCode ?? null,
    latitude: row.latitude,
    longitude: row.longitude,
    distance: measureMiles(from, row),
    amenities: row.amenities,
    features: row.amenities,
    hours: row.hours ?? null,
    phoneNumber: row.phoneNumber ?? null,
    website: row.website ?? null,
    rating: reviewCount === 0 ? 0 : total / reviewCount,
    reviewCount,
    lastConfirmedAt: row.lastConfirmedAt ?? null,
    confirmedBy: row.confirmedBy ?? 0,
    isVerified: row.isVerified,
    submittedBy: row.submittedBy ?? null,
    source: row.source,
    attribution: row.source === 'openstreetmap' ? openStreetMapCredit : null,
    sourceEditedAt: row.sourceEditedAt ?? null,
    isFavorite,
  };
}

/** Whether an owner can see a place: a suggested place is visible only to its submitter. */
export function isVisible(place: PlaceRow, ownerId: string): boolean {
  return place.isVerified || place.submittedBy === ownerId;
}

/**
 * Returns the place if the owner can see it.
 * @throws ApiError `placeNotFound`
 */
export function requireVisible(place: PlaceRow | null, ownerId: string): PlaceRow {
  if (!place || !isVisible(place, ownerId)) throw new ApiError('placeNotFound');
  return place;
}

/**
 * Reads a place that the owner can see.
 * @throws ApiError `placeNotFound`
 */
export async function findPlace(id: string, ownerId: string): Promise<PlaceRow> {
  const { data } = await Places.get({ id }).go({ consistent: true });
  return requireVisible(data, ownerId);
}
