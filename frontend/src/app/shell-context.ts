import { createContext, useContext } from 'react';

/** What the shell offers to the screens inside it. */
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
