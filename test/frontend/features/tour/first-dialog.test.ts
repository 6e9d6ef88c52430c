import { describe, expect, test } from 'vitest';
import { describeMoreTips, shownTips, tourSteps } from '../../../../frontend/src/domain/onboarding/tour-steps.ts';
import { chooseFirstDialog, welcomeDelayMs } from '../../../../frontend/src/features/tour/first-dialog.ts';
import { buildWelcomeTexts } from '../../../../frontend/src/features/tour/welcome-texts.ts';

describe('the first dialog of the signed-in app', () => {
  const known = {
    isFirstLogin: false,
    isTouring: false,
    asksForTour: false,
    wantsTour: false,
    tutorialCompleted: false,
  };
  test.each([
    ['is the welcome at the first login', { isFirstLogin: true, wantsTour: true }, 'welcome'],
    [
      'is the welcome at the first login even if the tour was completed on this device',
      { isFirstLogin: true, tutorialCompleted: true },
      'welcome',
    ],
    ['is the welcome rather than an offer of the tour', { isFirstLogin: true, asksForTour: true }, 'welcome'],
    ['is the tour if a reload has interrupted it', { isTouring: true, asksForTour: true }, 'tour'],
    ['is the offer of the tour after the wizard', { wantsTour: true }, 'offer'],
    [
      'is not an offer of the tour after the wizard if the tour was completed',
      { wantsTour: true, tutorialCompleted: true },
      null,
    ],
    [
      'is the offer of the tour, even a second time, if the URL asks for it',
      { asksForTour: true, tutorialCompleted: true },
      'offer',
    ],
    ['does not appear in other cases', {}, null],
  ] as const)('%s', (_case, part, dialog) => {
    expect(chooseFirstDialog({ ...known, ...part })).toBe(dialog);
  });
});

test('the welcome opens half a second after the screen', () => {
  expect(welcomeDelayMs).toBe(500);
});

describe('the welcome texts', () => {
  const registered = new Date('2026-11-21T19:00:00.000Z');
  const known = { trialEndsAt: '2026-11-28T19:00:00.000Z', timeZone: 'America/Chicago' };
  const trial = { tier: 'free-trial', chosenPlan: null } as const;
  const onDay = (days: number) => new Date(registered.getTime() + days * 24 * 60 * 60 * 1000);
  const firstDay = {
    text: "You have full access for the next seven days. No card needed, and you won't be charged automatically.",
    plan: '7-day free trial activated',
  };

  test('name the whole week on the first day, even while the plan loads', () => {
    expect(buildWelcomeTexts({ ...known, status: trial }, registered)).toEqual(firstDay);
    expect(buildWelcomeTexts({ ...known, status: trial }, onDay(0.9))).toEqual(firstDay);
    expect(buildWelcomeTexts({ ...known, status: undefined }, registered)).toEqual(firstDay);
  });

  test('name the day on which the trial ends, later in the trial', () => {
    for (const days of [1, 6.5]) {
      expect(buildWelcomeTexts({ ...known, status: trial }, onDay(days))).toEqual({
        text: "You have full access until November 28. No card needed, and you won't be charged automatically.",
        plan: 'Free trial until November 28',
      });
    }
  });

  test('say that nothing is charged before the trial ends, if a paid plan is chosen', () => {
    const { text } = buildWelcomeTexts({ ...known, status: { ...trial, chosenPlan: 'basic' } }, registered);
    expect(text).toBe("You have full access for the next seven days. You won't be charged before then.");
  });

  test.each(['free', 'basic', 'advanced'] as const)('do not mention a trial on the %s plan', (tier) => {
    const words = buildWelcomeTexts({ ...known, status: { tier, chosenPlan: null } }, onDay(8));
    expect(JSON.stringify(words)).not.toMatch(/trial|seven|days|until/i);
  });
});

test('the tour has seven steps in the specified order', () => {
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

test('a step of the tour shows two tips and counts the rest', () => {
  expect(shownTips).toBe(2);
  expect(describeMoreTips({ tips: ['a', 'b'] })).toBe('');
  expect(describeMoreTips({ tips: ['a', 'b', 'c'] })).toBe('+1 more tip');
  expect(describeMoreTips({ tips: ['a', 'b', 'c', 'd'] })).toBe('+2 more tips');
});
