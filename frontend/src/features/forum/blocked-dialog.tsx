import { UserX } from 'lucide-react';
import { now } from '../../lib/now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { formatPostTime } from './post-time.ts';
import { useBlocks, useUnblock } from './use-blocks.ts';

/** The people whom the owner has blocked, each with a button that unblocks them. */
export function BlockedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { timeZone } = useUser();
  const { data: blocks, isError, error, isFetching, refetch } = useBlocks();
  const { mutate: unblock, isPending } = useUnblock();
  return (
    <Dialog open={open} title="People you blocked" width="narrow" onClose={onClose}>
      {isError && !blocks ? <LoadError what="The list" error={error} busy={isFetching} onRetry={refetch} /> : null}
      {blocks || isError ? null : <Loading height="row" />}
      {blocks?.length === 0 ? (
        <SmallEmpty icon={UserX} title="Nobody" text="To block somebody, open the menu of what they wrote." />
      ) : null}
      {blocks && blocks.length > 0 ? (
        <ul className="hw-forum-blocked">
          {blocks.map(({ ownerId, name, blockedAt }) => (
            <li key={ownerId}>
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span className="hw-small hw-mute">Blocked {formatPostTime(blockedAt, now(), timeZone)}</span>
              </span>
              <Button
                variation="outline"
                size="s"
                disabled={isPending}
                aria-label={`Unblock ${name}`}
                onClick={() => void unblock({ ownerId })}
              >
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}
