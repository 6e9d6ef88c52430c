import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { celebrate } from '../../../../frontend/src/features/tour/confetti.ts';

const { create, fire } = vi.hoisted(() => {
  const fire = Object.assign(vi.fn(), { reset: vi.fn() });
  return { fire, create: vi.fn(() => fire) };
});
vi.mock('canvas-confetti', () => ({ default: { create } }));

const canvas = {} as HTMLCanvasElement;
let wantsLessMotion: boolean;

beforeEach(() => {
  wantsLessMotion = false;
  vi.stubGlobal('window', {
    matchMedia: (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' && wantsLessMotion }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the confetti has eighty particles from the middle and twenty from the top', async () => {
  celebrate(canvas);
  await expect.poll(() => fire).toHaveBeenCalledTimes(2);
  expect(create).toHaveBeenCalledWith(canvas, expect.objectContaining({ useWorker: false }));
  expect(fire.mock.calls.map(([{ particleCount, origin }]) => [particleCount, origin])).toEqual([
    [80, { x: 0.5, y: 0.5 }],
    [20, { x: 0.5, y: 0 }],
  ]);
});

test('no confetti appears when the system asks for reduced motion', async () => {
  wantsLessMotion = true;
  celebrate(canvas)();
  await import('canvas-confetti');
  expect(create).not.toHaveBeenCalled();
});

test('the confetti stops when the dialog closes, even before the library has loaded', async () => {
  celebrate(canvas)();
  await import('canvas-confetti');
  expect(create).not.toHaveBeenCalled();
  const stop = celebrate(canvas);
  await expect.poll(() => fire).toHaveBeenCalledTimes(2);
  stop();
  expect(fire.reset).toHaveBeenCalledOnce();
});
