import { leaving } from '#shared/contract/leaving.ts';
import { profilePath } from '../../domain/account/paths.ts';
import { BackToSignIn, LinkMessage, LinkScreen } from '../../domain/links/link-screen.tsx';
import { useLinkToken } from '../../domain/links/link-token.ts';
import { CallError } from '../../lib/call-errors.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';

/** Downloads an export with the token of an emailed link. Requires a click, because mail scanners open links too. */
export function ExportPage() {
  const token = useLinkToken();
  return <LinkScreen>{token ? <Download key={token} token={token} /> : <NoLink />}</LinkScreen>;
}

function Download({ token }: { token: string }) {
  const download = useApiMutation({
    mutationFn: (_: undefined, send) => send(leaving.downloadExport, { body: { token } }),
    texts: { failed: "Your download didn't start. Please try again." },
    showsError: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const start = (label: string) => (
    <Button full busy={download.isPending} busyLabel="Starting..." onClick={() => void download.mutate(undefined)}>
      {label}
    </Button>
  );
  if (download.isSuccess)
    return (
      <LinkMessage
        title="Your download has started"
        text="Keep the file somewhere safe: it has everything about you and your dogs. Open index.html in it first."
        action={<BackToSignIn />}
      />
    );
  const { error } = download;
  if (error instanceof CallError && error.code === 'linkInvalid')
    return (
      <LinkMessage
        title="This link no longer works"
        text="It may have been used already, or be more than 7 days old. You can export your data again."
        action={<AccountLink />}
      />
    );
  if (error instanceof CallError && error.status < 500)
    return <LinkMessage title="Your download didn't start" text={error.serverMessage} action={<AccountLink />} />;
  return (
    <LinkMessage
      title={error ? "Your download didn't start" : 'Your data is ready'}
      text={
        error
          ? 'Please check your connection and try again.'
          : 'One ZIP file with everything we have about you and your dogs. This link works once.'
      }
      action={start(error ? 'Try again' : 'Download my data')}
    />
  );
}

/** A link to the Account tab, or to sign-in for visitors. */
function AccountLink() {
  const { user } = useSession();
  if (!user) return <BackToSignIn variation="primary" />;
  return (
    <LinkButton to={`${profilePath}?tab=account`} full>
      Go to my account
    </LinkButton>
  );
}

function NoLink() {
  return (
    <LinkMessage
      title="Your data"
      text="Please open this page from the link in our email. You can ask for one in your profile, on the Account tab."
      action={<AccountLink />}
    />
  );
}
