import { KeyRound } from 'lucide-react';
import type { User } from '#shared/contract/account.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { hasPasskeys } from './passkey-support.ts';
import { alertTexts } from './texts.ts';

type PasskeyButtonProps = { rememberMe: boolean; onSignedIn: (user: User, rememberMe: boolean) => void };

/** Signs in with a passkey. The browser asks which one, so no email is needed. Shows nothing in browsers without passkeys. */
export function PasskeyButton({ rememberMe, onSignedIn }: PasskeyButtonProps) {
  const signIn = useApiMutation({
    // Imported on first use, because most visitors sign in with the password.
    mutationFn: async (remembered: boolean) => (await import('./passkey-sign-in.ts')).signInWithPasskey(remembered),
    texts: alertTexts.passkey,
    showsError: true,
    staysPending: true,
    onSuccess: onSignedIn,
  });
  if (!hasPasskeys()) return null;
  return (
    <>
      <ErrorAlert error={signIn.error} operation="passkey" />
      <Button
        variation="outline"
        full
        icon={KeyRound}
        busy={signIn.isPending}
        busyLabel="Waiting for your passkey..."
        onClick={() => void signIn.mutate(rememberMe)}
      >
        Use a passkey
      </Button>
    </>
  );
}
