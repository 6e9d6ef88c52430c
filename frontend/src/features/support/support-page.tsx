import { emergencyPath } from '../../domain/emergency/paths.ts';
import { guidePath } from '../../domain/guide/paths.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

/** The support screen: help with Houndwell itself, not with a dog's health. */
export function SupportPage() {
  // The tour opens screens that need a plan.
  const mayTour = useSubscription().data?.canAccess !== false;
  return (
    <>
      <PageHeading title="Support" text="Help with Houndwell itself: your account, your plan, your dogs' profiles." />
      <div className="hw-stack">
        <EmptyState
          drawing="sitting"
          coat="slate"
          title="No messages"
          text="You have no open messages. If your dog is sick, don't wait for a reply. Call a vet."
          action={
            <LinkButton to={emergencyPath} variation="outline">
              Emergency help
            </LinkButton>
          }
        />
        <Card title="Care guide">
          <div className="hw-stack">
            <p className="hw-soft">Short answers about health, food, behavior, exercise and everyday care.</p>
            <div>
              <LinkButton to={guidePath} variation="outline" size="s">
                Search the care guide
              </LinkButton>
            </div>
          </div>
        </Card>
        {mayTour ? (
          <Card title="Guided tour">
            <div className="hw-stack">
              <p className="hw-soft">
                Seven steps: your dog, the assistant, walks, places, visits, the community and home.
              </p>
              <div>
                <Button variation="outline" size="s" onClick={() => emitAppEvent('tourChosen', {})}>
                  Take the tour
                </Button>
              </div>
            </div>
          </Card>
        ) : null}
      </div>
    </>
  );
}
