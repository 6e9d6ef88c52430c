import { CalendarSync } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Loaded on demand. */
const FeedDialog = lazyComponent(async () => (await import('./feed-dialog.tsx')).FeedDialog);

/** Opens the dialog with the address of the calendar feed. */
export function FeedButton() {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={CalendarSync}
        label="Sync with your calendar"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {opened ? (
        <Suspense>
          <FeedDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
