import { createContext, useContext } from 'react';

/** Actions that the shell offers to its screens. */
export interface ShellActions {
  /** Opens the assistant panel. */
  openCare: () => void;
}

export const ShellContext = createContext<ShellActions | null>(null);

/**
 * The shell around this screen.
 * @throws Error outside the shell
 */
export function useShell(): ShellActions {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell must be used inside the shell.');
  return shell;
}
