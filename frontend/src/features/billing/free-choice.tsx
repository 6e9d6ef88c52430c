import { useNavigate } from 'react-router';
import { isPaid } from '#shared/plans.ts';
import { useSubscription } from '../../domain/plan/use-subscription.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { paths, profileTab } from '../../lib/paths.ts';
import { waitingScreen } from '../../lib/unsent.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonStyle } from '../../ui/button-styles.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { FreeLater } from './plan-column.tsx';
import { useChooseFree } from './use-choose-free.ts';

/** The button that chooses Free, for an owner: it works once the trial is over. */
export function FreeChoice({ variation = 'outline' }: Pick<ButtonStyle, 'variation'>) {
  const { id } = useUser();
  const { data } = useSubscription();
  const navigate = useNavigate();
  const { busy, choose } = useChooseFree(() => {
    // Back to what the gate came between, now that it has gone.
    navigate(waitingScreen(id) ?? paths.home);
    toast({
      tone: 'success',
      title: 'You are on the Free plan.',
      detail: 'Nothing is charged, and nothing was deleted.',
    });
  });

  if (data?.tier === 'expired') {
    return (
      <Button full variation={variation} busy={busy} busyLabel="Choosing Free..." onClick={choose}>
        Choose Free
      </Button>
    );
  }
  if (data?.tier === 'free') {
    return (
      <Button full disabled>
        Your current plan
      </Button>
    );
  }
  if (isPaid(data?.tier)) {
    return (
      <LinkButton to={profileTab('billing')} variation="outline" full>
        Manage your plan
      </LinkButton>
    );
  }
  return <FreeLater />;
}
