import { RotateCw } from 'lucide-react';
import { CallError } from '../../lib/call-errors.ts';
import { Button } from '../controls/button.tsx';
import { Alert } from './alert.tsx';

type LoadErrorProps = {
  /** The name of what failed to load, as the start of a sentence: "Your dogs". */
  what: string;
  /** A reassuring sentence: "Nothing is lost." */
  comfort?: string;
  /** The error. A `CallError` is shown as a problem of the server, anything else as a connection problem. */
  error: unknown;
  busy: boolean;
  onRetry: () => unknown;
};

/** Shown instead of content that failed to load. Offers a retry button. */
export function LoadError({ what, comfort = 'Nothing is lost.', error, busy, onRetry }: LoadErrorProps) {
  const advice =
    error instanceof CallError
      ? "We're having trouble right now. Please try again in a minute."
      : 'Please check your connection and try again.';
  return (
    <Alert
      tone="error"
      title={`${what} didn't load.`}
      detail={`${comfort} ${advice}`}
      action={
        <Button variation="outline" size="s" icon={RotateCw} busy={busy} onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    />
  );
}
