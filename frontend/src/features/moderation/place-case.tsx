import { MapPin } from 'lucide-react';
import type { PlaceItem } from '#shared/contract/moderation-fields.ts';
import { placeTypeLabels } from '#shared/places.ts';
import { formatAmenity } from '../../domain/places/describe-place.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { CaseCard, type CaseProps, Facts, useTimes } from './case.tsx';
import type { Choice } from './choice.ts';
import { DecisionBar } from './decision-bar.tsx';

/** A place that an owner has suggested. */
export function PlaceCase({ item, hasShortcuts, onDecide, ...card }: CaseProps & { item: PlaceItem }) {
  const { formatTime } = useTimes();
  const { name, latitude, longitude, submitter } = item;
  const choices: readonly Choice[] = [
    {
      decision: 'reject',
      label: 'Reject',
      shortcut: 'R',
      ask: {
        label: `Reason, shown to ${submitter.name}`,
        hint: 'The place is deleted.',
        action: 'Reject place',
        field: 'reason',
      },
    },
    { decision: 'approve', label: 'Approve', shortcut: 'A', isMain: true },
  ];
  const position = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <CaseCard
      {...card}
      title={name}
      footer={<DecisionBar choices={choices} hasShortcuts={hasShortcuts} onDecide={onDecide} />}
    >
      <section aria-label="Place" className="hw-stack">
        <Facts
          facts={[
            ['Suggested', `by ${submitter.name}, ${formatTime(item.createdAt)}`],
            ['Type', placeTypeLabels[item.placeType]],
            ['Address', [item.address, item.city, item.state, item.zipCode].filter(Boolean).join(', ')],
            ['Position', position],
            ['Description', item.description],
            ['What is there', item.amenities.map(formatAmenity).join(', ')],
            ['Hours', item.hours],
            ['Phone', item.phoneNumber],
            ['Website', item.website],
          ]}
        />
        <div>
          <LinkButton href={map} target="_blank" variation="outline" size="s" icon={MapPin}>
            Look at the map
          </LinkButton>
        </div>
      </section>
    </CaseCard>
  );
}
