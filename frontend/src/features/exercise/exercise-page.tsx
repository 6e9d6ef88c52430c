import { Footprints, MapPin } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { profilePath } from '../../domain/account/paths.ts';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

/** The tab for exercise plans, which are not available yet. */
function PlansTab() {
  const isIncluded = useIncludes('aiExercisePlans');
  return (
    <div className="hw-stack">
      <EmptyState
        drawing="walking"
        coat="rust"
        title="No exercise plans yet"
        text="Your dog's profile shows how much exercise the breed usually needs."
        action={<LinkButton to={profilePath}>See your dogs</LinkButton>}
      />
      {isIncluded === false ? <UpgradeCard feature="aiExercisePlans" text="You can log walks on any plan." /> : null}
    </div>
  );
}

const tabs = [
  { id: 'plans', label: 'Exercise Plans', content: <PlansTab /> },
  {
    id: 'places',
    label: 'Find Places',
    content: (
      <Card>
        <SmallEmpty
          icon={MapPin}
          title="No places found"
          text="No dog-friendly places available in this area"
          level={2}
        />
      </Card>
    ),
  },
  {
    id: 'log',
    label: 'Log Activity',
    content: (
      <Card title="Recent activity">
        <SmallEmpty icon={Footprints} title="No walks logged" text="Your five most recent walks show up here." />
      </Card>
    ),
  },
];

/** Exercise plans, places and the walk log in three tabs. The query parameter `tab` selects the tab. */
export function ExercisePage() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHeading title="Exercise and Adventures" />
      <Tabs
        label="Exercise"
        tabs={tabs}
        selected={search.get('tab') ?? 'plans'}
        onSelect={(tab) => setSearch(tab === 'plans' ? {} : { tab }, { replace: true })}
      />
    </>
  );
}
