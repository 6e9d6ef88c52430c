import { pricingPath } from '../../domain/billing/paths.ts';
import { CallError, isUnauthorized } from '../../lib/call-errors.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Shows an error while saving an owner's answers. Shows nothing for an expired session, which is shown in a toast. */
export function SaveError({ error }: { error: unknown }) {
  if (!error || isUnauthorized(error)) return null;
  if (error instanceof CallError && error.code === 'dogLimitReached') {
    return (
      <Alert
        tone="amber"
        title={error.serverMessage}
        detail="The dogs you have stay as they are. A larger plan lets you add more."
        action={
          <LinkButton to={pricingPath} variation="outline" size="s">
            View Pricing Plans
          </LinkButton>
        }
      />
    );
  }
  return (
    <Alert
      tone="error"
      title="We couldn't save your setup. Please try again."
      detail={
        error instanceof CallError
          ? error.serverMessage
          : 'Nothing is lost. Please check your connection and try again.'
      }
    />
  );
}
