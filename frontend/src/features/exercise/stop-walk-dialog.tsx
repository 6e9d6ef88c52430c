import { useNavigate } from 'react-router';
import { exerciseLogPath } from '../../domain/exercise/paths.ts';
import { useLogCache } from '../../domain/exercise/use-exercise-logs.ts';
import { deviceNow, now } from '../../lib/now.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { sendWaitingWalks } from './send-walks.ts';
import { exerciseTexts, formatMinutes, joinNames } from './texts.ts';
import { countMinutes, pauseWalk, toWalkForm } from './walk.ts';
import { formatWalked } from './walk-distance.tsx';
import type { CompanionsProps } from './walk-dogs.tsx';
import { addWaiting, removeWalk, writeWalk } from './walk-store.ts';

type StopWalkDialogProps = CompanionsProps & {
  /** When the owner pressed Stop, by the device's clock. */
  at: number;
  onClose: () => void;
};

/** Asks whether to log, continue or discard a walk that the owner stopped. */
export function StopWalkDialog({ walk, dogs, at, onClose }: StopWalkDialogProps) {
  const navigate = useNavigate();
  const { refresh } = useLogCache();
  const names = dogs.filter(({ id }) => walk.dogIds.includes(id)).map(({ name }) => name);
  const minutes = countMinutes(walk, at);
  const log = async () => {
    const offsetMs = now().getTime() - deviceNow();
    addWaiting({ key: walk.key, ownerId: walk.ownerId, form: toWalkForm(walk, at, offsetMs) });
    removeWalk();
    void navigate(exerciseLogPath, { replace: true });
    const isSent = await sendWaitingWalks(walk.ownerId);
    void refresh();
    toast(
      isSent
        ? { tone: 'success', title: exerciseTexts.createLog.succeeded }
        : { title: 'Walk saved on this device', detail: "We'll log it when you're online." },
    );
  };
  const discard = () => {
    removeWalk();
    void navigate(exerciseLogPath, { replace: true });
    toast({
      tone: 'success',
      title: 'Walk discarded',
      action: { label: 'Undo', onPress: () => writeWalk(pauseWalk(walk, at)) },
    });
  };
  return (
    <ConfirmDialog
      title="Log this walk?"
      text={`${formatMinutes(minutes)}${names.length > 0 ? ` with ${joinNames(names)}` : ''}${
        walk.meters ? `, ${formatWalked(walk.meters)}` : ''
      }. You can add notes in the log.`}
      action="Log Walk"
      cancel="Keep walking"
      onConfirm={() => void log()}
      onClose={onClose}
    >
      <div>
        <Button variation="quiet" size="s" onClick={discard}>
          Discard this walk
        </Button>
      </div>
    </ConfirmDialog>
  );
}
