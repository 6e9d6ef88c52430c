import { Button } from '../controls/button.tsx';
import { Alert } from '../feedback/alert.tsx';

/**
 * A warning, shown while the owner types, that the browser cannot store the draft, because its storage is full or
 * blocked.
 */
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
  /** The label of the form's submit button. Submitting again repeats the attempt to store the answers. */
  button: string;
  onGoOn: () => void;
};

/**
 * An error, shown on submit, that the browser could not store the answers for the sign-up. The form still contains
 * them.
 */
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

type DraftNoticeProps = {
  /** A sentence about what the draft could not contain. */
  more?: string | undefined;
  busy?: boolean;
  onDiscard: () => void;
};

/** A notice in a form that was filled in from a draft, with a button that discards the draft. */
export function DraftNotice({ more, busy, onDiscard }: DraftNoticeProps) {
  const text = "It isn't saved yet.";
  return (
    <Alert
      title="We kept what you typed"
      detail={more ? `${text} ${more}` : text}
      action={
        <Button variation="outline" size="s" disabled={busy} onClick={onDiscard}>
          Discard it
        </Button>
      }
    />
  );
}
