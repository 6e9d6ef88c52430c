import { AssistantPanel } from '../features/chat/assistant-panel.tsx';
import { NotificationsDialog } from '../features/notifications/notifications-dialog.tsx';
import { DogFoodDialog } from '../features/recommendations/dog-food-dialog.tsx';
import { PartnerVetsDialog } from '../features/recommendations/partner-vets-dialog.tsx';
import type { Panel } from './shell-header.tsx';

/** The panels over the screen. At most one is open. */
export function ShellPanels({ panel, onClose }: { panel: Panel | null; onClose: () => void }) {
  return (
    <>
      <AssistantPanel open={panel === 'care'} onClose={onClose} />
      <PartnerVetsDialog open={panel === 'vets'} onClose={onClose} />
      <DogFoodDialog open={panel === 'food'} onClose={onClose} />
      <NotificationsDialog open={panel === 'notifications'} onClose={onClose} />
    </>
  );
}
