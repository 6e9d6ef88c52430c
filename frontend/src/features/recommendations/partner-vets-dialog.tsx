import { Stethoscope } from 'lucide-react';
import { Dialog } from '../../ui/dialog.tsx';
import { SmallEmpty } from '../../ui/small-empty.tsx';

/** The directory of partner vets. */
export function PartnerVetsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Partner Vets">
      <SmallEmpty
        icon={Stethoscope}
        title="Coming soon"
        text="A directory of vets that other owners recommend, with their hours and what they are good at. It has no entries yet."
      />
    </Dialog>
  );
}
