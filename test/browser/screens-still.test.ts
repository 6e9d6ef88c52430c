import { ownerAt } from './account-steps.ts';
import { readShift, watchShifts } from './layout-shift.ts';
import { expect, test, withDog } from './visit.ts';

const paths = [
  '/',
  '/profile',
  '/profile?tab=billing',
  '/profile?tab=security',
  '/calendar',
  '/exercise',
  '/exercise?tab=places',
  '/community',
  '/locations',
  '/support',
  '/tips',
  '/emergency',
];

test('nothing on a screen moves while the screen loads', { tag: '@phone' }, async ({ page }) => {
  await ownerAt(page, '/');
  await withDog(page);
  await withDog(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await watchShifts(page);
  const shifts: Record<string, string> = {};
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    shifts[path] = (await readShift(page)).toFixed(3);
  }
  expect(shifts).toEqual(Object.fromEntries(paths.map((path) => [path, '0.000'])));
});
