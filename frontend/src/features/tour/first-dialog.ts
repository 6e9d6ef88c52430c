/** The onboarding element that is shown when the signed-in app starts. */
export type FirstDialog = 'welcome' | 'tour' | 'guide' | null;

/** Delay of the welcome dialog, so that the screen behind it renders first, in milliseconds. */
export const welcomeDelayMs = 500;

interface OnboardingState {
  isFirstLogin: boolean;
  /** Whether the URL requests the tour, or this tab is in the middle of it. */
  asksForTour: boolean;
  /** Whether the wizard requested the tour. */
  wantsTour: boolean;
  tutorialCompleted: boolean;
  quickStartSeen: boolean;
}

/**
 * Decides what to show: the welcome at the first login, then the tour if requested, otherwise the quick-start
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
