/** What greets an owner when the signed-in part starts. */
export type Opening = 'welcome' | 'tour' | 'guide' | null;

interface Known {
  isFirstLogin: boolean;
  /** The wizard or the address asked for the tour. */
  wantsTour: boolean;
  tutorialCompleted: boolean;
  quickStartSeen: boolean;
}

/** The first login is welcomed; later the tour comes if it was asked for, else the quick-start guide once. */
export function openingOf({ isFirstLogin, wantsTour, tutorialCompleted, quickStartSeen }: Known): Opening {
  if (isFirstLogin) return 'welcome';
  if (tutorialCompleted) return null;
  if (wantsTour) return 'tour';
  return quickStartSeen ? null : 'guide';
}
