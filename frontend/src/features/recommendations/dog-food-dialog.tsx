import { Bone } from 'lucide-react';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** The dialog for dog food recommendations, which are coming soon. */
export function DogFoodDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isIncluded = useIncludes('foodRecommendations');
  return (
    <Dialog open={open} onClose={onClose} title="Premium Dog Food">
      <SmallEmpty
        icon={Bone}
        title="Coming soon"
        text="Foods other owners recommend, from premium to grain-free. We'll earn a commission on purchases and tell you so for each one."
      />
      {isIncluded === false ? <UpgradeCard feature="foodRecommendations" level={3} /> : null}
    </Dialog>
  );
}
