import { CalendarSync } from 'lucide-react';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';

const FeedDialog = lazyComponent(async () => (await import('./feed-dialog.tsx')).FeedDialog);

/** A button that opens the dialog with the private address of the calendar feed. */
export function FeedButton() {
  const dialog = useDialogState();
  return (
    <>
      <Button variation="outline" full icon={CalendarSync} onClick={() => dialog.show()}>
        Sync with your calendar
      </Button>
      <LazyDialog state={dialog}>{(_, props) => <FeedDialog {...props} />}</LazyDialog>
    </>
  );
}
