import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';

/** Loaded on demand, with the form. */
const RenameDialog = lazyComponent(async () => (await import('./rename-dialog.tsx')).RenameDialog);

/** The pencil next to the calendar's heading. */
export function RenameButton() {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Pencil}
        label="Rename calendar"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {opened ? (
        <Suspense>
          <RenameDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
