import { Button } from '../controls/button.tsx';
import { Alert } from '../feedback/alert.tsx';

/** Shown while typing, when the browser's storage is full or blocked. */
export function StorageWarning() {
  return (
    <Alert
      tone="amber"
      title="This browser isn't saving what you type."
      detail="Its storage is full or blocked, as in some private windows. Keep this page open: reloading it loses what you typed."
    />
  );
}

type StorageWarningActionProps = {
  /** The label of the form's submit button, which tries again. */
  button: string;
  onGoOn: () => void;
};

/** Shown on submit, when the answers could not be stored for the sign-up. The form still has them. */
export function StorageWarningAction({ button, onGoOn }: StorageWarningActionProps) {
  return (
    <Alert
      tone="error"
      title="We couldn't save your answers on this device."
      detail={`They're all still here. Free up or allow storage and press ${button} again, or continue in this tab and we'll send them with your sign-up.`}
      action={
        <Button variation="outline" size="s" onClick={onGoOn}>
          Continue in this tab
        </Button>
      }
    />
  );
}

/** Shown in a form with a restored draft. `more` names what a draft cannot contain. */
export function UnsavedNotice({ more }: { more?: string | undefined }) {
  const text = "Here's what you typed before you were interrupted.";
  return <Alert tone="amber" title="Your changes aren't saved yet" detail={more ? `${text} ${more}` : text} />;
}
