/** The onboarding element that is shown when the signed-in app starts. */
export type FirstDialog = 'welcome' | 'tour' | 'guide' | null;

/** Delay of the welcome, so that the screen behind it is drawn first, in milliseconds. */
export const welcomeDelayMs = 500;

interface OnboardingState {
  isFirstLogin: boolean;
  /** The address requests the tour, or this tab is in the middle of it. */
  asksForTour: boolean;
  /** The wizard requested the tour. */
  wantsTour: boolean;
  tutorialCompleted: boolean;
  quickStartSeen: boolean;
}

/**
 * Decides what to show: the welcome at the first login, then the tour where it was requested, otherwise the quick-start
 * guide once.
 */
export function firstDialogOf({
  isFirstLogin,
  asksForTour,
  wantsTour,
  tutorialCompleted,
  quickStartSeen,
}: OnboardingState): FirstDialog {
  if (isFirstLogin) return 'welcome';
  if (asksForTour) return 'tour';
  if (tutorialCompleted) return null;
  if (wantsTour) return 'tour';
  return quickStartSeen ? null : 'guide';
}
