import { Pencil } from 'lucide-react';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';

/** Loaded on demand, because it includes the form. */
const RenameDialog = lazyComponent(async () => (await import('./rename-dialog.tsx')).RenameDialog);

/** The button next to the calendar's heading that opens the rename dialog. */
export function RenameButton() {
  const dialog = useDialogState();
  return (
    <>
      <IconButton icon={Pencil} label="Rename calendar" onClick={() => dialog.show()} />
      <LazyDialog state={dialog}>{(_, props) => <RenameDialog {...props} />}</LazyDialog>
    </>
  );
}
