/** What is shown when the signed-in app starts: the welcome dialog, an offer of the tour, the tour, or nothing. */
export type FirstDialog = 'welcome' | 'offer' | 'tour' | null;

/** Delay before the welcome dialog, so that the screen behind it renders first, in milliseconds. */
export const welcomeDelayMs = 500;

interface OnboardingState {
  isFirstLogin: boolean;
  /** Whether this tab reloaded during the tour. */
  isTouring: boolean;
  /** Whether the URL asks for the tour. */
  asksForTour: boolean;
  /** Whether the setup wizard was completed and the tour has not been offered since. */
  wantsTour: boolean;
  tutorialCompleted: boolean;
}

/**
 * Returns what to show when the app starts. At the first login: the welcome, which also offers the tour. Else: the
 * interrupted tour. Else: an offer of the tour, if the URL or the setup wizard asked for the tour.
 */
export function chooseFirstDialog(state: OnboardingState): FirstDialog {
  if (state.isFirstLogin) return 'welcome';
  if (state.isTouring) return 'tour';
  return state.asksForTour || (state.wantsTour && !state.tutorialCompleted) ? 'offer' : null;
}
