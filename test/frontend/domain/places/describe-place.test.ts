import { expect, test } from 'vitest';
import type { Place } from '#shared/contract/place-fields.ts';
import {
  describeConfirmation,
  formatAddress,
  formatAgo,
  formatMiles,
  summarizeAmenities,
  toDirectionsUrl,
} from '../../../../frontend/src/domain/places/describe-place.ts';

const now = new Date('2026-11-20T12:00:00Z');

const place: Place = {
  id: 'park',
  name: 'Sunset Park',
  description: null,
  placeType: 'dog_park',
  address: 'South H Avenue',
  city: 'Washington',
  state: 'IA',
  zipCode: '52353',
  latitude: 41.29,
  longitude: -91.7,
  distance: 1.14,
  amenities: [],
  features: [],
  hours: null,
  phoneNumber: null,
  website: null,
  rating: 0,
  reviewCount: 0,
  lastConfirmedAt: null,
  confirmedBy: 0,
  isVerified: true,
  submittedBy: null,
  source: 'openstreetmap',
  attribution: null,
  sourceEditedAt: null,
  isFavorite: false,
};

test('a distance has one decimal, and none from 100 miles', () => {
  expect([0.04, 1.14, 99.94, 100.4].map(formatMiles)).toEqual(['Less than 0.1 mi', '1.1 mi', '99.9 mi', '100 mi']);
});

test('an address leaves out what is unknown', () => {
  expect(formatAddress(place)).toBe('South H Avenue, Washington, IA 52353');
  expect(formatAddress({ ...place, address: null, zipCode: null })).toBe('Washington, IA');
  expect(formatAddress({ address: null, city: null, state: null, zipCode: null })).toBe('');
});

test('a row shows three amenities, and how many more there are', () => {
  expect(summarizeAmenities([])).toEqual(['', 0]);
  expect(summarizeAmenities(['leash_required', 'shade'])).toEqual(['Leash required, shade', 0]);
  expect(summarizeAmenities(['fenced', 'shade', 'water', 'parking', 'benches'])).toEqual(['Fenced, shade, water', 2]);
});

test.each([
  ['2026-11-20T11:00:00Z', 'today'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-16T11:00:00Z', '4 days ago'],
  ['2026-10-30T11:00:00Z', '3 weeks ago'],
  ['2026-06-20T11:00:00Z', '5 months ago'],
  ['2025-11-01T11:00:00Z', '1 year ago'],
  ['2024-01-01T11:00:00Z', '2 years ago'],
])('%s was %s', (instant, text) => {
  expect(formatAgo(instant, now)).toBe(text);
});

test('a place is freshly confirmed, was confirmed long ago, or never', () => {
  const confirmed = { ...place, lastConfirmedAt: '2026-11-16T11:00:00Z', confirmedBy: 12 };
  expect(describeConfirmation(confirmed, now)).toEqual({ state: 'fresh', text: 'Confirmed 4 days ago by 12 owners' });
  expect(describeConfirmation({ ...confirmed, confirmedBy: 1 }, now).text).toBe('Confirmed 4 days ago by 1 owner');
  const old = { ...confirmed, lastConfirmedAt: '2026-06-20T11:00:00Z' };
  expect(describeConfirmation(old, now)).toEqual({ state: 'stale', text: 'Last confirmed 5 months ago' });
  expect(describeConfirmation(place, now)).toEqual({ state: 'none', text: 'From OpenStreetMap, not confirmed yet' });
  const approved = { ...place, source: 'owner' } as const;
  expect(describeConfirmation(approved, now)).toEqual({ state: 'none', text: 'Checked by us, no check-ins yet' });
  expect(describeConfirmation({ ...place, isVerified: false }, now).text).toMatch(/^Only you/);
});

test("directions open in Apple's map on Apple's devices, and in Google's elsewhere", () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  expect(toDirectionsUrl(place, iphone)).toBe('https://maps.apple.com/?daddr=41.29,-91.7');
  expect(toDirectionsUrl(place, 'Mozilla/5.0 (Linux; Android 15)')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=41.29,-91.7',
  );
});
