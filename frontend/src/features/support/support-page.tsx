import { useSubscription } from '../../domain/plan/use-subscription.ts';
import { homeWithTour, paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Help with Houndwell itself. */
export function SupportPage() {
  // The tour visits screens behind the paywall.
  const mayTour = useSubscription().data?.canAccess !== false;
  return (
    <>
      <PageHeading title="Support" text="Help with Houndwell itself: your account, your plan, your dogs' profiles." />
      <div className="hw-stack">
        <EmptyState
          drawing="sitting"
          coat="slate"
          title="No messages"
          text="You have no open messages. If your dog is unwell, don't wait for a reply: call a vet."
          action={
            <LinkButton to={paths.emergency} variation="outline">
              Emergency help
            </LinkButton>
          }
        />
        {mayTour ? (
          <Card title="Guided tour">
            <div className="hw-stack">
              <p className="hw-soft">
                Seven steps: your dog, the assistant, walks, places, visits, the community and home.
              </p>
              <div>
                <LinkButton to={homeWithTour} variation="outline" size="s">
                  Take the tour again
                </LinkButton>
              </div>
            </div>
          </Card>
        ) : null}
      </div>
    </>
  );
}
