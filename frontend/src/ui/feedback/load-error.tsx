import { RotateCw } from 'lucide-react';
import { CallError } from '../../lib/call-errors.ts';
import { Button } from '../controls/button.tsx';
import { Alert } from './alert.tsx';

type LoadErrorProps = {
  /** What failed to load, as the start of a sentence: "Your dogs". */
  what: string;
  /** Reassurance: "Nothing is lost." */
  comfort?: string;
  /** A `CallError` came from the server; anything else is a connection problem. */
  error: unknown;
  busy: boolean;
  onRetry: () => unknown;
};

/** Replaces content that failed to load, with a retry button. */
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
