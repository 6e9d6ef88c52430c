import { useNavigate } from 'react-router';
import { isPaid } from '#shared/plans.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { findInterruptedScreen } from '../../platform/session/after-sign-in.ts';
import { homePath } from '../../platform/session/paths.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { ButtonStyle } from '../../ui/controls/button-styles.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { FreeLater } from './plan-column.tsx';
import { useChooseFree } from './use-choose-free.ts';

/**
 * The button that chooses Free, enabled once the trial has ended. An owner who is already on Free sees a disabled
 * button that says so, and an owner on a paid plan sees a link to billing.
 */
export function FreeChoice({ variation = 'outline' }: Pick<ButtonStyle, 'variation'>) {
  const { id } = useUser();
  const { data } = useSubscription();
  const navigate = useNavigate();
  const chooseFree = useChooseFree(() => {
    // Returns to the screen that the paywall interrupted.
    navigate(findInterruptedScreen(id) ?? homePath);
    toast({
      tone: 'success',
      title: "You're on the Free plan.",
      detail: "You won't be charged, and nothing was deleted.",
    });
  });

  if (data?.tier === 'expired') {
    return (
      <Button
        full
        variation={variation}
        busy={chooseFree.isPending}
        busyLabel="Switching to Free..."
        onClick={() => void chooseFree.mutate(undefined)}
      >
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
      <LinkButton to={linkToProfileTab('billing')} variation="outline" full>
        Manage your plan
      </LinkButton>
    );
  }
  return <FreeLater />;
}
