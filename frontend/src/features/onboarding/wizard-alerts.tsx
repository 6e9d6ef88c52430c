import { signInAddress } from '../../domain/session/sign-in.ts';
import { CallError, isUnauthorized } from '../../lib/call-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

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
