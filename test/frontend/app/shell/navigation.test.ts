import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { ownerScreens } from '../../../../frontend/src/app/routing/screens.ts';
import { barEntries, menuEntries } from '../../../../frontend/src/app/shell/navigation.ts';

test('the main navigation starts with the six screens of the product', () => {
  const labels = barEntries.map(({ label }) => label);
  expect(labels.slice(0, 6)).toEqual(['Menu', 'Home', 'Community', 'Calendar', 'Exercise', 'Support']);
});

test('the account menu leads to the care guide and support', () => {
  expect(menuEntries.map(({ to }) => to)).toEqual(expect.arrayContaining(['/guide', '/support']));
});

test('every navigation entry leads to a screen for owners', () => {
  for (const { to } of [...barEntries, ...menuEntries]) {
    expect([to, ownerScreens.some(({ path }) => matchPath(path, to))]).toEqual([to, true]);
  }
});

test('no two navigation entries have the same position', () => {
  const places = [barEntries.map(({ inBar }) => inBar), menuEntries.map(({ inMenu }) => inMenu)];
  for (const taken of places) expect(new Set(taken).size).toBe(taken.length);
});
