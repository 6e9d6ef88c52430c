import { describe, expect, test } from 'vitest';
import { moreTips, shownTips, tourSteps } from '../../../../frontend/src/domain/onboarding/tour-steps.ts';
import { firstDialogOf, welcomeAfter } from '../../../../frontend/src/features/tour/first-dialog.ts';
import { welcomeTexts } from '../../../../frontend/src/features/tour/welcome-texts.ts';

describe('who sees what when the signed-in part starts', () => {
  const known = {
    isFirstLogin: false,
    asksForTour: false,
    wantsTour: false,
    tutorialCompleted: false,
    quickStartSeen: false,
  };
  test.each([
    ['the first login is welcomed, whatever else is so', { isFirstLogin: true, wantsTour: true }, 'welcome'],
    ['also on a device that knows the tour', { isFirstLogin: true, tutorialCompleted: true }, 'welcome'],
    ['the tour comes if it was asked for', { wantsTour: true }, 'tour'],
    ['also after the guide', { wantsTour: true, quickStartSeen: true }, 'tour'],
    ['but not once it was completed', { wantsTour: true, tutorialCompleted: true }, null],
    [
      'unless its owner asks for it again',
      { asksForTour: true, tutorialCompleted: true, quickStartSeen: true },
      'tour',
    ],
    ['or is welcomed first', { isFirstLogin: true, asksForTour: true }, 'welcome'],
    ['else the guide', {}, 'guide'],
    ['once', { quickStartSeen: true }, null],
    ['and not after the tour', { tutorialCompleted: true }, null],
  ] as const)('%s', (_case, part, opening) => {
    expect(firstDialogOf({ ...known, ...part })).toBe(opening);
  });
});

test('the welcome comes half a second after the screen behind it', () => {
  expect(welcomeAfter).toBe(500);
});

describe('what the welcome says about the plan', () => {
  const registered = new Date('2026-11-21T19:00:00.000Z');
  const known = { trialEndsAt: '2026-11-28T19:00:00.000Z', timeZone: 'America/Chicago' };
  const trial = { tier: 'free-trial', chosenPlan: null } as const;
  const onDay = (days: number) => new Date(registered.getTime() + days * 24 * 60 * 60 * 1000);
  const firstDay = {
    text: 'Everything is on for the next seven days. No card is needed, and nothing is charged by itself.',
    plan: '7-day free trial activated',
  };

  test('on the first day it is the week that has begun, also before the plan is known', () => {
    expect(welcomeTexts({ ...known, status: trial }, registered)).toEqual(firstDay);
    expect(welcomeTexts({ ...known, status: trial }, onDay(0.9))).toEqual(firstDay);
    expect(welcomeTexts({ ...known, status: undefined }, registered)).toEqual(firstDay);
  });

  test('later in the trial it is the day on which the trial ends', () => {
    for (const days of [1, 6.5]) {
      expect(welcomeTexts({ ...known, status: trial }, onDay(days))).toEqual({
        text: 'Everything is on until November 28. No card is needed, and nothing is charged by itself.',
        plan: 'Free trial until November 28',
      });
    }
  });

  test('who chose a paid plan reads when nothing is charged yet', () => {
    const { text } = welcomeTexts({ ...known, status: { ...trial, chosenPlan: 'basic' } }, registered);
    expect(text).toBe('Everything is on for the next seven days. Nothing is charged before that.');
  });

  test.each(['free', 'basic', 'advanced'] as const)('on the %s plan there is no word of a trial', (tier) => {
    const words = welcomeTexts({ ...known, status: { tier, chosenPlan: null } }, onDay(8));
    expect(JSON.stringify(words)).not.toMatch(/trial|seven|days|until/i);
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
