/** The onboarding element that is shown when the signed-in app starts. */
export type FirstDialog = 'welcome' | 'offer' | 'tour' | null;

/** Delay of the welcome dialog, so that the screen behind it renders first, in milliseconds. */
export const welcomeDelayMs = 500;

interface OnboardingState {
  isFirstLogin: boolean;
  /** Whether this tab reloaded during the tour. */
  isTouring: boolean;
  /** Whether the URL asks for the tour. */
  asksForTour: boolean;
  /** Whether the wizard was completed and the tour not offered since. */
  wantsTour: boolean;
  tutorialCompleted: boolean;
}

/**
 * Decides what to show: the welcome at the first login, which also offers the tour; else the interrupted tour; else an
 * offer of the tour, if the URL or the setup wizard asked for it. The tour starts only when the owner chooses it.
 */
export function chooseFirstDialog(state: OnboardingState): FirstDialog {
  if (state.isFirstLogin) return 'welcome';
  if (state.isTouring) return 'tour';
  return state.asksForTour || (state.wantsTour && !state.tutorialCompleted) ? 'offer' : null;
}
