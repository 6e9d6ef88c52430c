import { Stethoscope } from 'lucide-react';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** The dialog for the directory of partner vets, which is coming soon. */
export function PartnerVetsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isIncluded = useIncludes('vetDirectory');
  return (
    <Dialog open={open} onClose={onClose} title="Partner Vets">
      <SmallEmpty
        icon={Stethoscope}
        title="Coming soon"
        text="A directory of vets other owners recommend, with their hours and specialties."
      />
      {isIncluded === false ? <UpgradeCard feature="vetDirectory" level={3} /> : null}
    </Dialog>
  );
}
