import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

/** The screen for dog-friendly places near the owner. Shows an empty state for now. */
export function PlacesPage() {
  return (
    <>
      <PageHeading title="Dog-Friendly Places" text="Parks, trails and venues near you." />
      <EmptyState
        drawing="walking"
        coat="tri"
        title="No places found"
        text="No dog-friendly places available in this area"
      />
    </>
  );
}
