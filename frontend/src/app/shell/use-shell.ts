import { useOutletContext } from 'react-router';

/** Actions that the shell offers to its screens, as the context of their route. Other layouts offer none. */
export interface ShellActions {
  /** Opens the assistant panel. */
  openAssistant: () => void;
}

/**
 * The shell around this screen.
 * @throws Error outside the shell
 */
export function useShell(): ShellActions {
  const shell = useOutletContext<ShellActions | undefined>();
  if (!shell) throw new Error('useShell must be used inside the shell.');
  return shell;
}
