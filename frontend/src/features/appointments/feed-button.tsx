import { CalendarSync } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';

/** Loaded on demand. */
const FeedDialog = lazyComponent(async () => (await import('./feed-dialog.tsx')).FeedDialog);

/** Opens the dialog with the private address of the calendar feed. */
export function FeedButton() {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variation="outline"
        full
        icon={CalendarSync}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        Sync with your calendar
      </Button>
      {opened ? (
        <Suspense>
          <FeedDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
