import { useState } from 'react';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import './feed.css';
import { FeedAddressField } from './feed-address-field.tsx';
import { isLocal, toGoogleCalendarUrl, toWebcalAddress } from './feed-texts.ts';
import { useFeed, useRotateFeed } from './use-feed.ts';

/** Shows the private address of the calendar feed, and how to subscribe to the feed in other calendars. */
export function FeedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: dogs = [] } = useDogs();
  const [chosen, setChosen] = useState('');
  const [asking, setAsking] = useState(false);
  const hasChoice = dogs.length > 1;
  // If the chosen dog was deleted, the feed includes all dogs.
  const dogId = hasChoice && dogs.some(({ id }) => id === chosen) ? chosen : undefined;
  const feed = useFeed(dogId, open);
  const rotate = useRotateFeed(dogId, () => setAsking(false));
  const url = feed.data?.url;

  return (
    <>
      {/* Rendered before the other dialog, so that this dialog restores the focus first when both close. */}
      <ConfirmDialog
        open={open && asking}
        title="Replace this address?"
        text="Calendars that use the current address stop updating. You'll need to add the new one to each of them."
        action="Replace address"
        danger
        busy={rotate.isPending}
        busyLabel="Replacing..."
        onConfirm={() => void rotate.mutate(undefined)}
        onClose={() => setAsking(false)}
      />
      <Dialog
        open={open}
        title="Sync with your calendar"
        onClose={onClose}
        footer={
          <>
            <Button variation="outline" disabled={!url} onClick={() => setAsking(true)}>
              Replace address
            </Button>
            <Button onClick={onClose}>Done</Button>
          </>
        }
      >
        <div className="hw-stack hw-feed">
          <p className="hw-soft">
            Subscribe once, and your appointments show up in your own calendar. Most calendars check for changes every
            few hours.
          </p>
          {hasChoice ? (
            <SelectField
              label="Appointments to include"
              value={dogId ?? ''}
              onChange={(event) => setChosen(event.target.value)}
            >
              <option value="">All dogs</option>
              {dogs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          ) : null}
          {feed.isError && !url ? (
            <LoadError what="The address" error={feed.error} busy={feed.isFetching} onRetry={() => feed.refetch()} />
          ) : (
            <FeedAddressField key={url} url={url} />
          )}
          {isLocal(window.location.hostname) ? (
            <Alert
              title="This address works only on this computer"
              detail="Houndwell runs on this computer, so phones and online calendars can't reach it."
            />
          ) : null}
          <Programs url={url} />
        </div>
      </Dialog>
    </>
  );
}

/** Links and instructions that subscribe to the feed in common calendar programs. */
function Programs({ url }: { url: string | undefined }) {
  return (
    <>
      <div className="hw-feed-programs">
        <ProgramLink href={url && toWebcalAddress(url)}>Open in Apple Calendar</ProgramLink>
        <ProgramLink href={url && toGoogleCalendarUrl(url)} newTab>
          Add to Google Calendar
        </ProgramLink>
      </div>
      <div className="hw-stack hw-stack--tight">
        <h3>Outlook</h3>
        <ol className="hw-feed-steps hw-soft">
          <li>Copy the address.</li>
          <li>In Outlook's calendar, choose Add calendar, then Subscribe from web.</li>
          <li>Paste the address and choose Import.</li>
        </ol>
      </div>
    </>
  );
}

/** A link that is rendered as a disabled button until its address is known. */
function ProgramLink({ href, newTab, children }: { href: string | undefined; newTab?: true; children: string }) {
  if (!href) {
    return (
      <Button variation="outline" disabled>
        {children}
      </Button>
    );
  }
  return (
    <LinkButton variation="outline" href={href} target={newTab && '_blank'}>
      {children}
    </LinkButton>
  );
}
