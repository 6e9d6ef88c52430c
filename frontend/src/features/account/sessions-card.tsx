import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { SessionSummary } from '#shared/contract/account.ts';
import { now } from '../../lib/now.ts';
import { ListContent } from '../../platform/lists/list-content.tsx';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { formatLastSeen, formatSignedIn } from './last-seen.ts';
import { useEndSession, useSessions, useSignOutEverywhere } from './use-account.ts';

/** The browsers where the owner is signed in, with buttons that sign out one browser or all of them. */
export function SessionsCard() {
  const sessions = useSessions();
  const [asking, setAsking] = useState(false);
  const everywhere = useSignOutEverywhere(() => setAsking(false));

  return (
    <Card title="Where you're signed in">
      <div className="hw-stack">
        <ListContent list={sessions} what="This list" loading={<Loading height="row" />}>
          {(rows) => (
            <ul>
              {rows.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
          )}
        </ListContent>
        <Button variation="outline" full onClick={() => setAsking(true)}>
          Sign Out Everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        text="This signs you out of every browser, including this one, and ends your calendar feeds. You can sign back in with your email and password."
        action="Sign Out"
        danger
        busy={everywhere.isPending}
        busyLabel="Signing out..."
        onConfirm={() => void everywhere.mutate(undefined)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

function SessionRow({ session }: { session: SessionSummary }) {
  const end = useEndSession(session);
  const { timeZone } = useUser();

  return (
    <li className="hw-session">
      <Icon of={MonitorSmartphone} />
      <div className="hw-session-text">
        <p className="hw-session-name">{session.device}</p>
        {session.current ? (
          <Badge tone="pine">This browser</Badge>
        ) : (
          <p className="hw-small hw-mute">Active {formatLastSeen(session.lastSeenAt, now())}</p>
        )}
        <p className="hw-small hw-mute">
          Signed in {formatSignedIn(session.createdAt, timeZone)}
          {session.hasPush ? '. Gets push notifications' : ''}
        </p>
      </div>
      {session.current ? null : (
        <Button
          variation="quiet"
          size="s"
          aria-label={`Sign out ${session.device}`}
          busy={end.isPending}
          busyLabel="Signing out..."
          onClick={() => void end.mutate(undefined)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
