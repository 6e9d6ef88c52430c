import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { navigateFromScreen, trackDialogEntries } from '../../ui/overlays/dialog-history.ts';

/**
 * Gives the dialogs of the app their history entries. Navigations in the app neither add an entry on top of a dialog's
 * entry nor replace it.
 */
export function DialogNavigation({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const value = useMemo(() => {
    const { navigator } = context;
    const { push, replace } = navigator;
    return {
      ...context,
      navigator: {
        ...navigator,
        push: (...to: Parameters<typeof push>) => navigateFromScreen(() => push(...to)),
        replace: (...to: Parameters<typeof replace>) => navigateFromScreen(() => replace(...to)),
      },
    };
  }, [context]);
  useEffect(trackDialogEntries, []);
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>;
}
