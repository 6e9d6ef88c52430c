import { account } from '#shared/contract/account.ts';
import { toErrorText } from '../../lib/texts.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { accountToasts } from './texts.ts';

const { succeeded, failed } = accountToasts.resendVerification;

/** A button that resends the confirmation email, with the outcome below the button. */
export function ResendButton({ full }: { full?: boolean }) {
  const resend = useApiMutation({
    mutationFn: (_: undefined, call) => call(account.resendVerification),
    texts: { failed },
    showsError: true,
  });
  const { title, detail } = toErrorText(resend.error, { failed });

  return (
    <div className="hw-resend">
      <Button
        variation={full ? 'primary' : 'outline'}
        size={full ? 'm' : 's'}
        full={full}
        busy={resend.isPending}
        busyLabel="Sending..."
        onClick={() => void resend.mutate(undefined)}
      >
        Resend email
      </Button>
      <p className="hw-small" role="status">
        {resend.isSuccess ? succeeded : null}
        {resend.error ? [title, detail].filter(Boolean).join(' ') : null}
      </p>
    </div>
  );
}
