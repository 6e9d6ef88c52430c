import { notifications } from '#shared/contract/notifications.ts';
import { formatKinds, type NotificationKind, parseEmailKinds } from '#shared/notification-kinds.ts';
import { BackToSignIn, LinkMessage, LinkScreen } from '../../domain/links/link-screen.tsx';
import { useLinkToken } from '../../domain/links/link-token.ts';
import { notificationSettingsPath } from '../../domain/notifications/paths.ts';
import { CallError } from '../../lib/call-errors.ts';
import { describeRetry } from '../../lib/texts.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';

/** Stops one kind of email with an unsubscribe link's token. Requires a click, because mail scanners open links too. */
export function UnsubscribePage() {
  const token = useLinkToken();
  const kinds = token ? parseEmailKinds(token) : undefined;
  return (
    <LinkScreen>{token && kinds ? <Question key={token} token={token} kinds={kinds} /> : <LinkInvalid />}</LinkScreen>
  );
}

function Question({ token, kinds }: { token: string; kinds: NotificationKind[] }) {
  const stop = useApiMutation({
    mutationFn: (_: undefined, call) => call(notifications.unsubscribe, { query: { token } }),
    texts: { failed: "You aren't unsubscribed yet" },
    showsError: true,
  });
  const { user } = useSession();
  const about = formatKinds(kinds);

  if (stop.isSuccess)
    return (
      <LinkMessage
        key="done"
        title="You're unsubscribed"
        text={`We won't email you about ${about} anymore. You can turn these emails on again in the notification settings.`}
        action={user ? <SettingsLink /> : <BackToSignIn />}
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
      text={`We'll stop emailing you about ${about}. What you see in the app stays.`}
      action={button('Unsubscribe')}
    />
  );
}

function SettingsLink() {
  return (
    <LinkButton to={notificationSettingsPath} variation="quiet" full>
      Notification settings
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
