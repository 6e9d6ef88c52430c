import type { Place } from '#shared/contract/place-fields.ts';
import type { Coordinates } from '#shared/places.ts';

/** Texts about a place, as the list, the map and the place's screen show them. */

/** Formats a distance: "1.2 mi". */
export function formatMiles(miles: number): string {
  if (miles < 0.05) return 'Less than 0.1 mi';
  return `${miles < 100 ? miles.toFixed(1) : Math.round(miles)} mi`;
}

/** Formats the address in one line: "South H Avenue, Washington, IA 52353"; empty if it is unknown. */
export function formatAddress({
  address,
  city,
  state,
  zipCode,
}: Pick<Place, 'address' | 'city' | 'state' | 'zipCode'>) {
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [address, city, region].filter(Boolean).join(', ');
}

/** Formats an amenity: "Water bowl" for `water_bowl`. */
export function formatAmenity(amenity: string): string {
  const words = amenity.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many amenities a row of the list shows. */
const maxAmenities = 3;

/** Formats the first amenities, and how many more there are: `["Fenced, shade, water", 2]`. */
export function summarizeAmenities(amenities: readonly string[]): [text: string, more: number] {
  const [first, ...others] = amenities.slice(0, maxAmenities);
  const text = first ? [formatAmenity(first), ...others.map((each) => each.replaceAll('_', ' '))].join(', ') : '';
  return [text, Math.max(0, amenities.length - maxAmenities)];
}

/** Formats a rating with one decimal: "4.7". */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}

const dayMs = 24 * 3600_000;

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** Formats how long ago something was: "today", "4 days ago", "6 weeks ago", "5 months ago". */
export function formatAgo(instant: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(instant)) / dayMs);
  if (days < 1) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`;
  if (days < 365) return `${Math.floor(days / 30)} months ago`;
  return `${count(Math.floor(days / 365), 'year')} ago`;
}

/** After how many days a confirmation is no longer fresh. */
const freshDays = 90;

/** How well a place is confirmed by check-ins, and the sentence that says so. */
export interface Confirmation {
  state: 'fresh' | 'stale' | 'none';
  text: string;
}

/** Describes when owners confirmed a place last: "Confirmed 4 days ago by 12 owners". */
export function describeConfirmation(place: Place, now: Date): Confirmation {
  const { lastConfirmedAt, confirmedBy, source, isVerified } = place;
  if (!isVerified) return { state: 'none', text: 'Only you see this place until we have checked it' };
  if (!lastConfirmedAt) {
    const origin = {
      openstreetmap: 'From OpenStreetMap, not confirmed yet',
      sample: 'Sample place, not confirmed yet',
      owner: 'Checked by us, no check-ins yet',
    };
    return { state: 'none', text: origin[source] };
  }
  const ago = formatAgo(lastConfirmedAt, now);
  if (now.getTime() - Date.parse(lastConfirmedAt) > freshDays * dayMs) {
    return { state: 'stale', text: `Last confirmed ${ago}` };
  }
  return { state: 'fresh', text: `Confirmed ${ago} by ${count(confirmedBy, 'owner')}` };
}

/** Apple's devices open Apple Maps at its address, all others the default map app or the website of Google Maps. */
const apple = /iPhone|iPad|Macintosh/;

/** Returns the address that opens directions to a place in the device's map app. */
export function toDirectionsUrl({ latitude, longitude }: Coordinates, userAgent = navigator.userAgent): string {
  const to = `${latitude},${longitude}`;
  return apple.test(userAgent)
    ? `https://maps.apple.com/?daddr=${to}`
    : `https://www.google.com/maps/dir/?api=1&destination=${to}`;
}
