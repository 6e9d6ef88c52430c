import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { SessionSummary } from '#shared/contract/account.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { CallError } from '../../lib/call-errors.ts';
import { now } from '../../lib/now.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { toast } from '../../ui/toast-store.ts';
import { lastSeen, signedIn } from './last-seen.ts';
import { accountToasts } from './texts.ts';
import { toastAccountError } from './toast-account-error.ts';
import { useEndSession, useSessions, useSignOutEverywhere } from './use-account.ts';

/** The browsers that the owner is signed in with; each can be signed out, or all at once. */
export function SessionsCard() {
  const sessions = useSessions();
  const [asking, setAsking] = useState(false);
  const everywhere = useSignOutEverywhere();

  const leaveEverywhere = async () => {
    try {
      await everywhere.mutateAsync();
    } catch (error) {
      setAsking(false);
      toastAccountError(error, accountToasts.signOutEverywhere);
    }
  };

  return (
    <Card title="Where you are signed in">
      <div className="hw-stack">
        {sessions.isPending ? <Loading height="row" /> : null}
        {sessions.isError && !sessions.data ? (
          <LoadError
            what="This list"
            error={sessions.error}
            busy={sessions.isFetching}
            onRetry={() => sessions.refetch()}
          />
        ) : null}
        {sessions.data ? (
          <ul>
            {sessions.data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        ) : null}
        <Button variation="outline" full onClick={() => setAsking(true)}>
          Sign Out Everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        text="Every browser is signed out, this one too. You sign in again with your email and password."
        action="Sign Out"
        danger
        busy={everywhere.isPending || everywhere.isSuccess}
        busyLabel="Signing out..."
        onConfirm={() => void leaveEverywhere()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

function SessionRow({ session }: { session: SessionSummary }) {
  const end = useEndSession();
  const { timeZone } = useUser();

  const signOutThere = async () => {
    if (end.isPending) return;
    try {
      await end.mutateAsync(session);
      toast({ tone: 'success', title: accountToasts.endSession.succeeded, detail: session.device });
    } catch (error) {
      // It had ended already: the list, read again, shows what was wanted.
      if (error instanceof CallError && error.code === 'sessionNotFound') return;
      toastAccountError(error, accountToasts.endSession);
    }
  };

  return (
    <li className="hw-session">
      <Icon of={MonitorSmartphone} />
      <div className="hw-session-words">
        <p className="hw-session-name">{session.device}</p>
        {session.current ? (
          <Badge tone="pine">This browser</Badge>
        ) : (
          <p className="hw-small hw-mute">Seen {lastSeen(session.lastSeenAt, now())}</p>
        )}
        <p className="hw-small hw-mute">Signed in {signedIn(session.createdAt, timeZone)}</p>
      </div>
      {session.current ? null : (
        <Button
          variation="quiet"
          size="s"
          aria-label={`Sign out ${session.device}`}
          busy={end.isPending}
          busyLabel="Signing out..."
          onClick={() => void signOutThere()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
