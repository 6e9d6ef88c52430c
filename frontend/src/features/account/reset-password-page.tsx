import { useState } from 'react';
import { ForgotForm } from './forgot-form.tsx';
import { LinkScreen } from './link-screen.tsx';
import { useLinkToken } from './link-token.ts';
import { ResetForm } from './reset-form.tsx';

/** Opened by an emailed link, sets a new password; opened without one, requests the link. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [usedToken, setUsedToken] = useState<string>();
  return (
    <LinkScreen>
      {token && token !== usedToken ? (
        <ResetForm key={token} token={token} onNewLink={() => setUsedToken(token)} />
      ) : (
        <ForgotForm />
      )}
    </LinkScreen>
  );
}
