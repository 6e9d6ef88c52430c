import { Award, Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { leaderRole } from '#shared/roles.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { ApplyButton } from '../../domain/leadership/apply-button.tsx';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';

/** Loaded on demand, because few owners open it. */
const BlockedDialog = lazyComponent(async () => (await import('./blocked-dialog.tsx')).BlockedDialog);

const guidelines = [
  "Write the way you'd talk at the dog park.",
  "Share what worked for your dog and what didn't.",
  'If a dog may be in danger, call a vet first and post later.',
];

function Guidelines() {
  const blocked = useDialogState();
  return (
    <Card tone="guide" title="Guidelines">
      <ul className="hw-ticks">
        {guidelines.map((guideline) => (
          <li key={guideline}>
            <Icon of={Check} />
            {guideline}
          </li>
        ))}
      </ul>
      <Button
        variation="quiet"
        size="s"
        className="hw-forum-more"
        aria-haspopup="dialog"
        onClick={() => blocked.show()}
      >
        People you blocked
      </Button>
      <LazyDialog state={blocked}>{(_, dialog) => <BlockedDialog {...dialog} />}</LazyDialog>
    </Card>
  );
}

function LeaderCard() {
  const isIncluded = useIncludes('leadershipApplication');
  // A Leading Member has nothing to apply for.
  if (useUser().roles.includes(leaderRole)) return null;
  return (
    <Card className="hw-forum-leader">
      <Icon of={Award} size="l" />
      <div className="hw-stack hw-stack--tight">
        <h2>Become a Leading Member</h2>
        <p className="hw-small hw-soft">
          Help answer questions and keep the forum kind. We review applications within 5 to 7 business days.
        </p>
      </div>
      {isIncluded ? (
        <ApplyButton>Apply</ApplyButton>
      ) : (
        <LinkButton to={linkToProfileTab('leader')} variation="outline" full>
          How to apply
        </LinkButton>
      )}
    </Card>
  );
}

/** The guidelines, and how to become a Leading Member. On a phone, they open on request, because the feed has no end. */
export function AboutForum() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <aside className="hw-forum-aside" aria-label="About the forum">
      <Button
        variation="quiet"
        size="s"
        icon={isOpen ? ChevronUp : ChevronDown}
        className="hw-forum-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Guidelines and Leading Members
      </Button>
      <div id={id} className={classes('hw-forum-about', isOpen && 'hw-forum-about--open')}>
        <Guidelines />
        <LeaderCard />
      </div>
    </aside>
  );
}
