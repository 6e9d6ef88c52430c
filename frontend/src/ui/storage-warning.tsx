import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** Said while typing, where the browser's storage is full or blocked. */
export function StorageWarning() {
  return (
    <Alert
      tone="amber"
      title="This browser is not keeping what you type."
      detail="Its storage is full or blocked, as in some private windows. Nothing is lost while this page stays open; reloading it would lose it."
    />
  );
}

type StorageWarningActionProps = {
  /** The button of the form, which tries again. */
  button: string;
  onGoOn: () => void;
};

/** Said at the end, when the answers could not be stored for the sign-up. They are still in the page. */
export function StorageWarningAction({ button, onGoOn }: StorageWarningActionProps) {
  return (
    <Alert
      tone="error"
      title="Your answers could not be saved on this device."
      detail={`They are all still here. Make room or allow storage and press ${button} again, or go on in this tab: then they are sent with your sign-up.`}
      action={
        <Button variation="outline" size="s" onClick={onGoOn}>
          Go on in this tab
        </Button>
      }
    />
  );
}
