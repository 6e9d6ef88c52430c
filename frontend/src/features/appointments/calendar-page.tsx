import { CalendarDays } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SmallEmpty } from '../../ui/small-empty.tsx';
import { useCalendarLabel } from './calendar-label.ts';

/** The calendar of vet visits. */
export function CalendarPage() {
  return (
    <>
      <PageHeading title={useCalendarLabel()} />
      <div className="hw-columns">
        <EmptyState
          drawing="sleeping"
          title="No appointments yet"
          text="Vet visits stand here by day, with the time and the vet's name."
          action={
            <LinkButton to={paths.profile} variation="outline">
              See your dogs
            </LinkButton>
          }
        />
        <aside className="hw-stack">
          <Card title="Next three">
            <SmallEmpty icon={CalendarDays} title="Nothing ahead" text="The next three visits are listed here." />
          </Card>
        </aside>
      </div>
    </>
  );
}
