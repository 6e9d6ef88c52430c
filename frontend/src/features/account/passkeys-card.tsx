import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '#shared/contract/passkeys.ts';
import { maxPasskeys } from '#shared/passkeys.ts';
import { now } from '../../lib/now.ts';
import { ListContent } from '../../platform/lists/list-content.tsx';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { formatDay, formatLastSeen } from './last-seen.ts';
import { hasPasskeys } from './passkey-support.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { usePasskeys, useRemovePasskey } from './use-passkeys.ts';

/** The passkeys with which the owner can sign in. They can be added, renamed and removed. */
export function PasskeysCard() {
  const passkeys = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  const [isRemoving, setRemoving] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemovePasskey(removed, () => setRemoving(false));
  const canAdd = hasPasskeys() && (passkeys.data?.length ?? 0) < maxPasskeys;
  return (
    <Card
      title="Passkeys"
      action={
        canAdd ? (
          <Button variation="quiet" size="s" icon={Plus} aria-label="Add a passkey" onClick={() => setAdding(true)}>
            Add
          </Button>
        ) : null
      }
    >
      <div className="hw-stack hw-stack--tight">
        <p className="hw-soft">
          {hasPasskeys()
            ? 'Sign in with your face, finger or screen lock. Your password still works.'
            : "This browser can't use passkeys. Sign in with your password here."}
        </p>
        <ListContent list={passkeys} what="This list" loading={<Loading height="row" />}>
          {(rows) => (
            <ul className="hw-passkeys">
              {rows.map((passkey) => (
                <PasskeyItem
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => {
                    setRenamed(passkey);
                    setRenaming(true);
                  }}
                  onRemove={() => {
                    setRemoved(passkey);
                    setRemoving(true);
                  }}
                />
              ))}
            </ul>
          )}
        </ListContent>
      </div>
      <AddPasskeyDialog open={isAdding} onClose={() => setAdding(false)} />
      {renamed ? (
        <RenamePasskeyDialog key={renamed.id} passkey={renamed} open={isRenaming} onClose={() => setRenaming(false)} />
      ) : null}
      <ConfirmDialog
        open={isRemoving}
        title={`Remove ${removed?.name ?? 'passkey'}?`}
        text="You can't sign in with it after that. Browsers where you're signed in stay signed in. You can delete the passkey from your device, too."
        action="Remove"
        danger
        busy={remove.isPending}
        busyLabel="Removing..."
        onConfirm={() => void remove.mutate(undefined)}
        onClose={() => setRemoving(false)}
      />
    </Card>
  );
}

type PasskeyItemProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function PasskeyItem({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyItemProps) {
  const { timeZone } = useUser();
  return (
    <li className="hw-session">
      <Icon of={KeyRound} />
      <div className="hw-session-text">
        <p className="hw-session-name" dir="auto">
          {name}
        </p>
        <p className="hw-small hw-mute">
          Added {formatDay(createdAt, timeZone)}
          {lastUsedAt ? `, used ${formatLastSeen(lastUsedAt, now())}` : ', not used yet'}
        </p>
      </div>
      <IconButton icon={Pencil} label={`Rename ${name}`} onClick={onRename} />
      <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}
