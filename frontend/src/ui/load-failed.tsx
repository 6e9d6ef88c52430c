import { RotateCw } from 'lucide-react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type LoadFailedProps = {
  /** What could not be loaded, as the start of a sentence: "Your dogs". */
  what: string;
  /** What that does not mean: "Nothing is lost." */
  comfort?: string;
  /** It is being asked for again. */
  busy: boolean;
  onRetry: () => unknown;
};

/** Stands in the place of what could not be loaded, with a way to ask for it again. */
export function LoadFailed({ what, comfort = 'Nothing is lost.', busy, onRetry }: LoadFailedProps) {
  return (
    <Alert
      tone="error"
      title={`${what} could not be loaded.`}
      detail={`${comfort} Please check your connection and try again.`}
      action={
        <Button variation="outline" size="s" icon={RotateCw} busy={busy} onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    />
  );
}
