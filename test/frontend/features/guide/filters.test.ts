import { expect, test } from 'vitest';
import { linkToGuide, maxQueryLength, parseFilters } from '../../../../frontend/src/features/guide/filters.ts';

test('filters are kept in the URL', () => {
  const filters = { query: 'itchy ears & paws?', category: 'health', stage: 'senior' } as const;
  expect(parseFilters(new URL(linkToGuide(filters), 'http://localhost').searchParams)).toEqual(filters);
});

test('the URL without filters is /guide', () => {
  expect(linkToGuide({})).toBe('/guide');
  expect(linkToGuide({ query: '  ' })).toBe('/guide');
});

test('unknown filters are ignored, and a long query is truncated', () => {
  expect(parseFilters(new URLSearchParams('category=cats&stage=kitten'))).toEqual({ query: '' });
  expect(parseFilters(new URLSearchParams({ q: 'x'.repeat(5000) })).query).toHaveLength(maxQueryLength);
});
