import type { ReactNode } from 'react';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';

/** Loaded on demand, because few owners apply. */
const ApplicationDialog = lazyComponent(async () => (await import('./application-dialog.tsx')).ApplicationDialog);

/**
 * Manages the dialog of the application.
 * @returns `show`, which opens it, and `dialog`. Render `dialog` where it stays mounted after a submission.
 */
export function useApplyDialog(): { show: () => void; dialog: ReactNode } {
  const state = useDialogState();
  return {
    show: () => state.show(),
    dialog: <LazyDialog state={state}>{(_, props) => <ApplicationDialog key={state.opening} {...props} />}</LazyDialog>,
  };
}

/** A button that opens the application to become a Leading Member. */
export function ApplyButton({ children }: { children: string }) {
  const { show, dialog } = useApplyDialog();
  return (
    <>
      <Button variation="outline" full aria-haspopup="dialog" onClick={show}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
