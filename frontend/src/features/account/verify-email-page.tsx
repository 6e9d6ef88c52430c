import { account } from '#shared/contract/account.ts';
import { BackToSignIn, LinkMessage, LinkScreen } from '../../domain/links/link-screen.tsx';
import { useLinkToken } from '../../domain/links/link-token.ts';
import { CallError } from '../../lib/call-errors.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { refreshSession } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { ResendButton } from './resend-button.tsx';
import { alertTexts, chooseAlertTexts } from './texts.ts';

/**
 * Confirms an email address with the token of an emailed link. Requires a click, because mail scanners open links too.
 */
export function VerifyEmailPage() {
  const token = useLinkToken();
  return <LinkScreen>{token ? <Verification key={token} token={token} /> : <NoLink />}</LinkScreen>;
}

function Verification({ token }: { token: string }) {
  const verify = useApiMutation({
    mutationFn: (_: undefined, call) => call(account.verifyEmail, { body: { token } }),
    texts: alertTexts.verifyEmail,
    showsError: true,
    onSuccess: refreshSession,
  });
  const confirm = () => void verify.mutate(undefined);

  if (verify.isSuccess)
    return (
      <LinkMessage
        title="Your email is confirmed"
        text="You can use this address to reset your password."
        action={<BackToSignIn variation="primary" />}
      />
    );
  if (verify.isPending) return <Loading label="Confirming your email..." height="card" />;
  if (!verify.error)
    return (
      <LinkMessage
        title="Confirm your email"
        text="One more step: press the button so we know this address is yours."
        action={
          <Button full onClick={confirm}>
            Confirm my email
          </Button>
        }
      />
    );
  if (verify.error instanceof CallError && verify.error.status === 400) return <LinkInvalid />;
  return (
    <LinkMessage
      title="Your email isn't confirmed yet"
      text={chooseAlertTexts(verify.error, 'verifyEmail').detail}
      action={
        <Button full onClick={confirm}>
          Try again
        </Button>
      }
    />
  );
}

/** Shown for a used, expired or incomplete link. */
function LinkInvalid() {
  const { user } = useSession();
  if (user?.emailVerified)
    return (
      <LinkMessage
        title="Your email is already confirmed"
        text="You've already used this link. There's nothing left to do."
        action={<BackToSignIn variation="primary" />}
      />
    );
  return (
    <LinkMessage
      title="This link no longer works"
      text={
        user
          ? 'It may have been used already, be more than 7 days old, or be incomplete. We can send you a new one.'
          : "It may have been used already, be more than 7 days old, or be incomplete. Sign in to check your email's status or get a new link."
      }
      action={user ? <ResendButton full /> : <BackToSignIn variation="primary" />}
    />
  );
}

function NoLink() {
  return (
    <LinkMessage
      title="Confirm your email"
      text="Please open this page from the link in our email. This address doesn't contain a valid link."
      action={<BackToSignIn variation="primary" />}
    />
  );
}
