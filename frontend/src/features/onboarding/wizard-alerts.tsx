import { CallError, isUnauthorized } from '../../lib/failures.ts';
import { paths } from '../../lib/paths.ts';
import { signInAddress } from '../../lib/sign-in.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Said while typing, where the browser's storage is full or blocked. */
export function KeepsNothing() {
  return (
    <Alert
      tone="amber"
      title="This browser is not keeping what you type."
      detail="Its storage is full or blocked, as in some private windows. Nothing is lost while this page stays open; reloading it would lose it."
    />
  );
}

/** Said at the end, when the answers could not be stored for the sign-up. They are still in the page. */
export function NotKept({ onGoOn }: { onGoOn: () => void }) {
  return (
    <Alert
      tone="error"
      title="Your answers could not be saved on this device."
      detail="They are all still here. Make room or allow storage and press Complete Setup again, or go on in this tab: then they are sent with your sign-up."
      action={
        <Button variation="outline" size="s" onClick={onGoOn}>
          Go on in this tab
        </Button>
      }
    />
  );
}

/** Said when the server did not take an owner's set-up. */
export function NotSaved({ error }: { error: unknown }) {
  if (error instanceof CallError && error.code === 'dogLimitReached') {
    return (
      <Alert
        tone="amber"
        title={error.words}
        detail="The dogs you have stay as they are. A larger plan has room for more."
        action={
          <LinkButton to={paths.pricing} variation="outline" size="s">
            View Pricing Plans
          </LinkButton>
        }
      />
    );
  }
  if (isUnauthorized(error)) {
    return (
      <Alert
        tone="error"
        title="You are signed out."
        detail="What you typed is kept on this device. Sign in and come back to this page."
        action={
          <LinkButton href={signInAddress} variation="outline" size="s">
            Sign In
          </LinkButton>
        }
      />
    );
  }
  return (
    <Alert
      tone="error"
      title="Your set-up could not be saved. Please try again."
      detail={
        error instanceof CallError
          ? error.words
          : 'Nothing is lost. Please check your connection and press the button again.'
      }
    />
  );
}
