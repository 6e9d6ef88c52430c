import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openingOf } from '../../../../frontend/src/features/tour/opening.ts';
import {
  doneSteps,
  markDone,
  percentOf,
  quickStartSteps,
} from '../../../../frontend/src/features/tour/quick-start-steps.ts';
import { moreTips, shownTips, tourSteps } from '../../../../frontend/src/lib/tour-steps.ts';

describe('who sees what when the signed-in part starts', () => {
  const known = { isFirstLogin: false, wantsTour: false, tutorialCompleted: false, quickStartSeen: false };
  test.each([
    ['the first login is welcomed, whatever else is so', { isFirstLogin: true, wantsTour: true }, 'welcome'],
    ['also on a device that knows the tour', { isFirstLogin: true, tutorialCompleted: true }, 'welcome'],
    ['the tour comes if it was asked for', { wantsTour: true }, 'tour'],
    ['also after the guide', { wantsTour: true, quickStartSeen: true }, 'tour'],
    ['but not once it was completed', { wantsTour: true, tutorialCompleted: true }, null],
    ['else the guide', {}, 'guide'],
    ['once', { quickStartSeen: true }, null],
    ['and not after the tour', { tutorialCompleted: true }, null],
  ] as const)('%s', (_case, part, opening) => {
    expect(openingOf({ ...known, ...part })).toBe(opening);
  });
});

test('the tour has its seven stops and pages in their order', () => {
  expect(tourSteps.map(({ id, page }) => [id, page])).toEqual([
    ['profile_setup', '/profile'],
    ['ai_chat', '/'],
    ['exercise_plan', '/exercise'],
    ['locations_discover', '/exercise?tab=places'],
    ['calendar_appointment', '/calendar'],
    ['community_explore', '/community'],
    ['features_overview', '/'],
  ]);
});

test('a stop shows two tips and counts the others', () => {
  expect(shownTips).toBe(2);
  expect(moreTips({ tips: ['a', 'b'] })).toBe('');
  expect(moreTips({ tips: ['a', 'b', 'c'] })).toBe('+1 more tip');
  expect(moreTips({ tips: ['a', 'b', 'c', 'd'] })).toBe('+2 more tips');
});

describe('the quick-start guide', () => {
  const shelf = new Map<string, string>();
  beforeEach(() => {
    shelf.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => shelf.set(key, value),
      removeItem: (key: string) => shelf.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('has five steps with their pages', () => {
    expect(quickStartSteps.map(({ title, to }) => [title, to])).toEqual([
      ['Add Your First Dog', '/profile'],
      ['Ask the AI Assistant', '/'],
      ['Schedule a Vet Visit', '/calendar'],
      ['Track Exercise', '/exercise'],
      ['Join the Community', '/community'],
    ]);
  });

  test('remembers what was marked, each once, and counts in percent', () => {
    expect(percentOf(doneSteps())).toBe(0);
    markDone('vet');
    markDone('vet');
    expect(markDone('dog')).toEqual(['dog', 'vet']);
    expect(percentOf(doneSteps())).toBe(40);
  });

  test('takes nothing from a tampered entry', () => {
    shelf.set('houndwell.quick_start_done', '["dog","fame"]');
    expect(doneSteps()).toEqual([]);
  });
});
