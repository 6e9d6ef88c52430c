import { RotateCw } from 'lucide-react';
import { CallError } from '../../lib/call-errors.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

type LogsErrorProps = { error: unknown; busy: boolean; onRetry: () => unknown };

/** Shown instead of activities that failed to load. Offers a retry button. */
export function LogsError({ error, busy, onRetry }: LogsErrorProps) {
  return (
    <Alert
      tone="error"
      title="Failed to fetch exercise logs"
      detail={
        error instanceof CallError
          ? "Nothing is lost. We're having trouble right now. Please try again in a minute."
          : 'Nothing is lost. Please check your connection and try again.'
      }
      action={
        <Button variation="outline" size="s" icon={RotateCw} busy={busy} onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    />
  );
}
