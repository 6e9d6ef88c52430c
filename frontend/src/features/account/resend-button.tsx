import { useState } from 'react';
import { account } from '#shared/contract/account.ts';
import { redirectToSignIn } from '../../domain/session/sign-in.ts';
import { call } from '../../lib/call.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { accountToasts, failureWords } from './texts.ts';

/** Mails the link that confirms the email again, and says beneath itself how that went. */
export function ResendButton({ full }: { full?: boolean }) {
  const [said, setSaid] = useState<string>();
  const [busy, run] = useBusy();

  const send = () =>
    run(async () => {
      setSaid(undefined);
      try {
        await call(account.resendVerification);
        setSaid('A new mail is on its way. Its link works once, for 7 days.');
      } catch (error) {
        const { title, detail, signedOut } = failureWords(error, accountToasts.resendVerification);
        setSaid([title, detail].filter(Boolean).join(' '));
        if (signedOut) redirectToSignIn();
      }
      return undefined;
    });

  return (
    <div className="hw-resend">
      <Button
        variation={full ? 'primary' : 'outline'}
        size={full ? 'm' : 's'}
        full={full}
        busy={busy}
        busyLabel="Sending..."
        onClick={send}
      >
        Resend the mail
      </Button>
      <p className="hw-small" role="status">
        {said}
      </p>
    </div>
  );
}
