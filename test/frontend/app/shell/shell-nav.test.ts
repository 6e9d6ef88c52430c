import { expect, test } from 'vitest';
import { isCurrent } from '../../../../frontend/src/app/shell/shell-nav.tsx';

test('Home is the current entry only at its two addresses', () => {
  expect(isCurrent('/', '/')).toBe(true);
  expect(isCurrent('/', '/home')).toBe(true);
  expect(isCurrent('/', '/calendar')).toBe(false);
});

test('an entry is the current one on its screen and on screens under the same path', () => {
  expect(isCurrent('/community', '/community')).toBe(true);
  expect(isCurrent('/community', '/community/42')).toBe(true);
  expect(isCurrent('/community', '/communities')).toBe(false);
});
