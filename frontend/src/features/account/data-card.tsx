import { lazyComponent } from '../../platform/lazy-component.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ProgressBar } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { useExport, useStartExport } from './use-leaving.ts';

const DeleteAccountDialog = lazyComponent(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** Exports the owner's data, and deletes the account. */
export function DataCard() {
  const { deletesAt } = useUser();
  const dialog = useDialogState();
  return (
    <Card title="Your data">
      <div className="hw-stack">
        <ExportPart />
        {deletesAt ? null : (
          <div className="hw-stack hw-stack--tight">
            <p className="hw-soft">Deleting your account removes everything. You have 14 days to change your mind.</p>
            <div>
              <Button variation="outline" onClick={() => dialog.show(undefined)}>
                Delete my account
              </Button>
            </div>
          </div>
        )}
      </div>
      <LazyDialog state={dialog}>{(_, props) => <DeleteAccountDialog key={dialog.opening} {...props} />}</LazyDialog>
    </Card>
  );
}

/** Starts an export, and shows how far it is. */
function ExportPart() {
  const { email, emailVerified } = useUser();
  const { data } = useExport();
  const start = useStartExport();
  const isRunning = data?.status === 'running';
  return (
    <div className="hw-stack hw-stack--tight">
      <p className="hw-soft">
        Take everything with you: profiles, visits, activities, questions, posts, payments and photos, in one ZIP file.
      </p>
      {isRunning ? (
        <div role="status">
          <p className="hw-small">{describeProgress(data.photosDone, data.photosTotal)}</p>
          {data.photosTotal > 0 ? (
            <ProgressBar
              value={data.photosDone}
              max={data.photosTotal}
              label={`${data.photosDone} of ${data.photosTotal} photos`}
            />
          ) : null}
        </div>
      ) : null}
      {data?.status === 'ready' ? (
        <Alert
          tone="success"
          title="Your file is ready"
          detail={`We emailed a link to ${email}. It works once, until ${formatDay(data.expiresAt ?? '')}. After that, export again.`}
        />
      ) : null}
      {data?.status === 'failed' ? (
        <Alert tone="error" title="Your export stopped" detail="Something went wrong on our side. Please try again." />
      ) : null}
      {emailVerified ? null : (
        <p className="hw-small">Please confirm your email first, so that your data reaches nobody else.</p>
      )}
      <div>
        <Button
          variation="outline"
          disabled={!emailVerified || isRunning}
          busy={start.isPending}
          busyLabel="Starting..."
          onClick={() => void start.mutate(undefined)}
        >
          {data ? 'Export again' : 'Export my data'}
        </Button>
      </div>
    </div>
  );
}

function describeProgress(done: number, total: number): string {
  if (total === 0) return "We're putting your file together. We'll email you a link.";
  return `We're putting your file together: ${done} of ${total} photos. You can leave this page, we'll email you a link.`;
}

/** Formats a day in the browser's time zone: "December 12". */
function formatDay(at: string): string {
  return new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
}
