import type { ReactNode } from 'react';
import { signInAddress } from '../../domain/session/sign-in.ts';
import { useSession } from '../../domain/session/use-user.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { DogDrawing } from '../../ui/dog-drawing.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import './account.css';

/** The layout of the screens that emailed links open: one narrow card with a dog on its edge. */
export function LinkScreen({ children }: { children: ReactNode }) {
  return (
    <div className="hw-link-screen">
      <DogDrawing pose="sitting" coat="charcoal" />
      <Card className="hw-link-card">{children}</Card>
    </div>
  );
}

/** Links to sign-in, or to home for a signed-in owner. */
export function BackToSignIn({ variation = 'quiet' }: { variation?: 'quiet' | 'primary' }) {
  const { user } = useSession();
  return user ? (
    <LinkButton to={paths.home} variation={variation} full>
      Go home
    </LinkButton>
  ) : (
    <LinkButton href={signInAddress} variation={variation} full>
      {variation === 'primary' ? 'Sign in' : 'Back to sign in'}
    </LinkButton>
  );
}
