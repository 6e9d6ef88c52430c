import { CalendarDays } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SmallEmpty } from '../../ui/small-empty.tsx';
import { useCalendarLabel } from './calendar-label.ts';
import { RenameButton } from './rename-button.tsx';

/** The calendar of vet visits. */
export function CalendarPage() {
  return (
    <>
      <PageHeading title={<bdi>{useCalendarLabel()}</bdi>} action={<RenameButton />} />
      <div className="hw-columns">
        <EmptyState
          drawing="sleeping"
          title="No appointments yet"
          text="Vet visits show up here by day, with the time and the vet's name."
          action={
            <LinkButton to={paths.profile} variation="outline">
              See your dogs
            </LinkButton>
          }
        />
        <aside className="hw-stack">
          <Card title="Next three">
            <SmallEmpty icon={CalendarDays} title="Nothing coming up" text="Your next three visits show up here." />
          </Card>
        </aside>
      </div>
    </>
  );
}
