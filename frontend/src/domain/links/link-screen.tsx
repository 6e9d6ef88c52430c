import { type ReactNode, useEffect, useRef } from 'react';
import { homePath } from '../../platform/session/paths.ts';
import { signInAddress } from '../../platform/session/sign-in.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import { Card } from '../../ui/layout/card.tsx';
import './link-screen.css';

/** The layout of the screens that emailed links open: one narrow card with a dog on its edge. */
export function LinkScreen({ children }: { children: ReactNode }) {
  return (
    <div className="hw-link-screen">
      <DogDrawing pose="sitting" coat="charcoal" />
      <Card className="hw-link-card">{children}</Card>
    </div>
  );
}

/** A link to sign-in, or to home if the owner is signed in. */
export function BackToSignIn({ variation = 'quiet' }: { variation?: 'quiet' | 'primary' }) {
  const { user } = useSession();
  return user ? (
    <LinkButton to={homePath} variation={variation} full>
      Go home
    </LinkButton>
  ) : (
    <LinkButton href={signInAddress} variation={variation} full>
      {variation === 'primary' ? 'Sign in' : 'Back to sign in'}
    </LinkButton>
  );
}

type LinkMessageProps = { title: string; text: ReactNode; action: ReactNode };

/** The content of a `LinkScreen`: a heading, which is focused on mount, a text, and an action. */
export function LinkMessage({ title, text, action }: LinkMessageProps) {
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
