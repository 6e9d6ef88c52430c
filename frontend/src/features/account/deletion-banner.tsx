import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useCancelDeletion } from './use-leaving.ts';

/** Says when the account will be deleted, with a button to keep it. */
export function DeletionBanner() {
  const { deletesAt, timeZone } = useUser();
  const cancel = useCancelDeletion();
  if (!deletesAt) return null;
  const day = new Date(deletesAt).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  });
  return (
    <Alert
      tone="amber"
      title={`Your account will be deleted on ${day}`}
      detail="Changed your mind? Until then, everything is still here."
      action={
        <Button size="s" busy={cancel.isPending} busyLabel="Saving..." onClick={() => void cancel.mutate(undefined)}>
          Keep my account
        </Button>
      }
    />
  );
}
