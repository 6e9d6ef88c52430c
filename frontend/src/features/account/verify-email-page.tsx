import { type ReactNode, useEffect, useRef, useState } from 'react';
import { account } from '#shared/contract/account.ts';
import { refreshSession } from '../../domain/session/session.ts';
import { useSession } from '../../domain/session/use-user.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { BackToSignIn, LinkScreen } from './link-screen.tsx';
import { useLinkToken } from './link-token.ts';
import { ResendButton } from './resend-button.tsx';
import { alertFor } from './texts.ts';

/** Confirms an email address, by the link in our mail. */
export function VerifyEmailPage() {
  const token = useLinkToken();
  return <LinkScreen>{token ? <Verification key={token} token={token} /> : <NoLink />}</LinkScreen>;
}

type Outcome = { kind: 'asking' } | { kind: 'done' } | { kind: 'refused' } | { kind: 'failed'; detail?: string };

function Verification({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'asking' });
  // A link works once: asking twice for one showing would turn the good answer into a bad one.
  const asked = useRef(false);

  const ask = async () => {
    setOutcome({ kind: 'asking' });
    try {
      await call(account.verifyEmail, { body: { token } });
      setOutcome({ kind: 'done' });
      await refreshSession();
    } catch (error) {
      const refused = error instanceof CallError && error.status === 400;
      setOutcome(refused ? { kind: 'refused' } : { kind: 'failed', detail: alertFor(error, 'verifyEmail').detail });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a token
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, []);

  if (outcome.kind === 'asking') return <Loading label="Confirming your email..." height="card" />;
  if (outcome.kind === 'done')
    return (
      <Words
        title="Your email is confirmed"
        text="Should you ever forget your password, this mailbox gets you back in."
        action={<BackToSignIn variation="primary" />}
      />
    );
  if (outcome.kind === 'refused') return <Refused />;
  return (
    <Words
      title="Your email is not confirmed yet"
      text={outcome.detail}
      action={
        <Button full onClick={() => void ask()}>
          Try again
        </Button>
      }
    />
  );
}

/** The link is used, late or altered. Whoever is signed in and confirmed already has nothing to mend. */
function Refused() {
  const { user } = useSession();
  if (user?.emailVerified)
    return (
      <Words
        title="Your email is confirmed already"
        text="This link was used before. There is nothing left to do."
        action={<BackToSignIn variation="primary" />}
      />
    );
  return (
    <Words
      title="This link does not work any more"
      text={
        user
          ? 'It may have been used already, be older than 7 days, or not be complete. A new one is quickly sent.'
          : 'It may have been used already, be older than 7 days, or not be complete. Sign in to see whether your email is confirmed, or to have a new link sent.'
      }
      action={user ? <ResendButton full /> : <BackToSignIn variation="primary" />}
    />
  );
}

function NoLink() {
  return (
    <Words
      title="Confirm your email"
      text="Please open this page by the link in our mail. This address carries no valid link."
      action={<BackToSignIn variation="primary" />}
    />
  );
}

type WordsProps = { title: string; text: ReactNode; action: ReactNode };

function Words({ title, text, action }: WordsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="hw-soft">{text}</p>
      {action}
    </>
  );
}
