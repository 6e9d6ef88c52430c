import { type EmailKind, notifications, parseEmailKind } from '#shared/contract/notifications.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { BackToSignIn, LinkMessage, LinkScreen } from '../../domain/links/link-screen.tsx';
import { useLinkToken } from '../../domain/links/link-token.ts';
import { CallError } from '../../lib/call-errors.ts';
import { describeRetry } from '../../lib/texts.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { emailKindTexts } from './texts.ts';

/** Stops one kind of email with an unsubscribe link's token. Requires a click, because mail scanners open links too. */
export function UnsubscribePage() {
  const token = useLinkToken();
  const kind = token ? parseEmailKind(token) : undefined;
  return (
    <LinkScreen>{token && kind ? <Question key={token} token={token} kind={kind} /> : <LinkInvalid />}</LinkScreen>
  );
}

function Question({ token, kind }: { token: string; kind: EmailKind }) {
  const stop = useApiMutation({
    mutationFn: (_: undefined, call) => call(notifications.unsubscribe, { query: { token } }),
    texts: { failed: "You aren't unsubscribed yet" },
    showsError: true,
  });
  const { user } = useSession();
  const about = emailKindTexts[kind];

  if (stop.isSuccess)
    return (
      <LinkMessage
        key="done"
        title="You're unsubscribed"
        text={`We won't email you about ${about} anymore. You can turn these emails on again in Account.`}
        action={user ? <AccountLink /> : <BackToSignIn />}
      />
    );
  if (stop.error instanceof CallError && stop.error.status === 400) return <LinkInvalid />;
  const button = (label: string) => (
    <Button full busy={stop.isPending} busyLabel="Unsubscribing..." onClick={() => void stop.mutate(undefined)}>
      {label}
    </Button>
  );
  if (stop.error)
    return (
      <LinkMessage
        key="failed"
        title="You aren't unsubscribed yet"
        text={chooseAdvice(stop.error)}
        action={button('Try again')}
      />
    );
  return (
    <LinkMessage
      title="Unsubscribe from emails?"
      text={`We'll stop emailing you about ${about}. Reminders in the app stay on.`}
      action={button('Unsubscribe')}
    />
  );
}

function AccountLink() {
  return (
    <LinkButton to={linkToProfileTab('account')} variation="quiet" full>
      Go to Account
    </LinkButton>
  );
}

function chooseAdvice(error: unknown): string {
  if (!(error instanceof CallError)) return 'Please check your connection and try again.';
  return describeRetry(error) ?? "We're having trouble right now. Try again in a minute.";
}

function LinkInvalid() {
  return (
    <LinkMessage
      title="Unsubscribe from emails"
      text="Please open this page from the link at the bottom of our email. This link is incomplete."
      action={<BackToSignIn />}
    />
  );
}
