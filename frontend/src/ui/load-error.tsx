import { RotateCw } from 'lucide-react';
import { CallError } from '../lib/call-errors.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type LoadFailedProps = {
  /** What could not be loaded, as the start of a sentence: "Your dogs". */
  what: string;
  /** What that does not mean: "Nothing is lost." */
  comfort?: string;
  /** Why: an answer that was an error is not the connection's fault. */
  error: unknown;
  /** It is being asked for again. */
  busy: boolean;
  onRetry: () => unknown;
};

/** Stands in the place of what could not be loaded, with a way to ask for it again. */
export function LoadError({ what, comfort = 'Nothing is lost.', error, busy, onRetry }: LoadFailedProps) {
  const advice =
    error instanceof CallError
      ? 'Houndwell has trouble right now. Please try again in a moment.'
      : 'Please check your connection and try again.';
  return (
    <Alert
      tone="error"
      title={`${what} could not be loaded.`}
      detail={`${comfort} ${advice}`}
      action={
        <Button variation="outline" size="s" icon={RotateCw} busy={busy} onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    />
  );
}
