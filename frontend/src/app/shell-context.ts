import { createContext, useContext } from 'react';

/** What the shell does for the screens inside it. */
export interface ShellActions {
  /** Opens the panel of the care assistant. */
  openCare: () => void;
}

export const ShellContext = createContext<ShellActions | null>(null);

/**
 * The shell around this screen.
 * @throws Error outside the shell
 */
export function useShell(): ShellActions {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('This screen belongs inside the shell.');
  return shell;
}
