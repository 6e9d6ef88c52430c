import { Suspense, useState } from 'react';
import { NotificationsDialog } from '../../features/notifications/notifications-dialog.tsx';
import { DogFoodDialog } from '../../features/recommendations/dog-food-dialog.tsx';
import { PartnerVetsDialog } from '../../features/recommendations/partner-vets-dialog.tsx';
import { lazyComponent } from '../../platform/lazy-component.ts';
import type { Panel } from './shell-header.tsx';

const AssistantPanel = lazyComponent(
  async () => (await import('../../features/chat/assistant-panel.tsx')).AssistantPanel,
);

/** The panels that open over the screen. At most one panel is open at a time. */
export function ShellPanels({ panel, onClose }: { panel: Panel | null; onClose: () => void }) {
  const [hasAssistant, setHasAssistant] = useState(false);
  if (panel === 'assistant' && !hasAssistant) setHasAssistant(true);
  return (
    <>
      <Suspense fallback={null}>
        {hasAssistant ? <AssistantPanel open={panel === 'assistant'} onClose={onClose} /> : null}
      </Suspense>
      <PartnerVetsDialog open={panel === 'vets'} onClose={onClose} />
      <DogFoodDialog open={panel === 'food'} onClose={onClose} />
      <NotificationsDialog open={panel === 'notifications'} onClose={onClose} />
    </>
  );
}
