import { expect, test } from 'vitest';
import { filtersFrom, guideAddress, maxQueryLength } from '../../../../frontend/src/features/guide/filters.ts';

test('filters survive the address', () => {
  const filters = { query: 'itchy ears & paws?', category: 'health', stage: 'senior' } as const;
  expect(filtersFrom(new URL(guideAddress(filters), 'http://localhost').searchParams)).toEqual(filters);
});

test('without filters, the address is the plain one', () => {
  expect(guideAddress({})).toBe('/guide');
  expect(guideAddress({ query: '  ' })).toBe('/guide');
});

test('unknown filters count as none, and a long query is cut', () => {
  expect(filtersFrom(new URLSearchParams('category=cats&stage=kitten'))).toEqual({ query: '' });
  expect(filtersFrom(new URLSearchParams({ q: 'x'.repeat(5000) })).query).toHaveLength(maxQueryLength);
});
