import { expect, test } from 'vitest';
import { initials } from '../../../../frontend/src/ui/dog-art/avatar.tsx';

test.each([
  ['Maya Torres', 'MT'],
  ['ada', 'A'],
  ['Élodie van Dyk', 'ÉD'],
  ['  Jonah   R. ', 'JR'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
