import { Footprints } from 'lucide-react';
import type { CheckIn } from '#shared/contract/place-fields.ts';
import { formatDate } from '../../lib/format.ts';
import { ProgressSteps } from '../../ui/feedback/progress.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PhotoStrip } from './review-list.tsx';

/** Formats who checked in: "Jonah R., Pepper and Juno". */
function formatVisitors({ authorName, isOwn, dogNames }: CheckIn): string {
  return new Intl.ListFormat('en-US').format([isOwn ? 'You' : authorName, ...dogNames]);
}

/** The newest check-ins of a place. */
export function VisitsCard({ checkIns }: { checkIns: readonly CheckIn[] }) {
  return (
    <Card title="Who was here">
      {checkIns.length > 0 ? (
        <ProgressSteps
          sayState={false}
          items={checkIns.map((checkIn) => ({
            id: checkIn.id,
            state: 'done' as const,
            lead: formatDate(checkIn.date, { weekday: 'short', month: 'short', day: 'numeric' }),
            title: formatVisitors(checkIn),
            detail: checkIn.notes,
            actions: <PhotoStrip photos={checkIn.photos} by={checkIn.authorName} />,
          }))}
        />
      ) : (
        <SmallEmpty
          icon={Footprints}
          title="Nobody has checked in yet"
          text="A check-in tells others that this place is as described."
        />
      )}
    </Card>
  );
}
