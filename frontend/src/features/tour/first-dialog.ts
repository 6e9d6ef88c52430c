/** What greets an owner when the signed-in part starts. */
export type Opening = 'welcome' | 'tour' | 'guide' | null;

/** The welcome waits until the screen behind it stands, in milliseconds. */
export const welcomeAfter = 500;

interface Known {
  isFirstLogin: boolean;
  /** The address asks for the tour, or this tab is in the middle of it. */
  asksForTour: boolean;
  /** The wizard asked for the tour. */
  wantsTour: boolean;
  tutorialCompleted: boolean;
  quickStartSeen: boolean;
}

/**
 * The first login is welcomed; later the tour comes to whoever asks for it, once after the wizard, and else the
 * quick-start guide once.
 */
export function firstDialogOf({
  isFirstLogin,
  asksForTour,
  wantsTour,
  tutorialCompleted,
  quickStartSeen,
}: Known): Opening {
  if (isFirstLogin) return 'welcome';
  if (asksForTour) return 'tour';
  if (tutorialCompleted) return null;
  if (wantsTour) return 'tour';
  return quickStartSeen ? null : 'guide';
}
