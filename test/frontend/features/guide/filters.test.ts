import { expect, test } from 'vitest';
import { linkToGuide, maxQueryLength, parseFilters } from '../../../../frontend/src/features/guide/filters.ts';

test('filters are kept in the address', () => {
  const filters = { query: 'itchy ears & paws?', category: 'health', stage: 'senior' } as const;
  expect(parseFilters(new URL(linkToGuide(filters), 'http://localhost').searchParams)).toEqual(filters);
});

test('the address without filters is the plain one', () => {
  expect(linkToGuide({})).toBe('/guide');
  expect(linkToGuide({ query: '  ' })).toBe('/guide');
});

test('unknown filters count as none, and a long query is cut', () => {
  expect(parseFilters(new URLSearchParams('category=cats&stage=kitten'))).toEqual({ query: '' });
  expect(parseFilters(new URLSearchParams({ q: 'x'.repeat(5000) })).query).toHaveLength(maxQueryLength);
});
