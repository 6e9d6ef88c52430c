import { useOutletContext } from 'react-router';

/** Actions that the shell provides to its screens through the router's outlet context. Other layouts provide none. */
export interface ShellActions {
  /** Opens the assistant panel. */
  openAssistant: () => void;
}

/**
 * Returns the actions of the shell around this screen.
 * @throws Error outside the shell
 */
export function useShell(): ShellActions {
  const shell = useOutletContext<ShellActions | undefined>();
  if (!shell) throw new Error('useShell must be used inside the shell.');
  return shell;
}
