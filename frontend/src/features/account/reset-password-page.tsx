import { useState } from 'react';
import { ForgotForm } from './forgot-form.tsx';
import { LinkScreen } from './link-screen.tsx';
import { useLinkToken } from './link-token.ts';
import { ResetForm } from './reset-form.tsx';

/** The way back in: by the mailed link it sets a new password; opened without one it has a link mailed. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [spent, setSpent] = useState<string>();
  return (
    <LinkScreen>
      {token && token !== spent ? (
        <ResetForm key={token} token={token} onNewLink={() => setSpent(token)} />
      ) : (
        <ForgotForm />
      )}
    </LinkScreen>
  );
}
