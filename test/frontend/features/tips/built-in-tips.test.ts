import { expect, test } from 'vitest';
import { builtInTips, pickTip } from '../../../../frontend/src/features/tips/built-in-tips.ts';

test('each of the four tips names the dog', () => {
  expect(builtInTips).toHaveLength(4);
  for (const tip of builtInTips) expect(tip('Biscuit')).toContain('Biscuit');
});

test('every tip can be picked, for any chance below 1', () => {
  const picked = [0, 0.25, 0.5, 0.75, 0.999].map((chance) => builtInTips.indexOf(pickTip(chance)));
  expect(picked).toEqual([0, 1, 2, 3, 3]);
});
