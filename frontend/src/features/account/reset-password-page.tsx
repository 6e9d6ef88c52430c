import { useState } from 'react';
import { LinkScreen } from '../../domain/links/link-screen.tsx';
import { useLinkToken } from '../../domain/links/link-token.ts';
import { ForgotForm } from './forgot-form.tsx';
import { ResetForm } from './reset-form.tsx';

/** Sets a new password if an emailed link opened the page. Otherwise, requests such a link. */
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
