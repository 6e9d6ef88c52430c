import { Bone } from 'lucide-react';
import { useIncludes } from '../../domain/plan/use-subscription.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SmallEmpty } from '../../ui/small-empty.tsx';
import { UpgradeCard } from '../../ui/upgrade-card.tsx';

/** The marketplace for dog food. */
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
