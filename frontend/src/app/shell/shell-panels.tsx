import { Suspense, useState } from 'react';
import { NotificationsDialog } from '../../features/notifications/notifications-dialog.tsx';
import { lazyComponent } from '../../platform/lazy-component.ts';
import type { Panel } from './shell-header.tsx';

const AssistantPanel = lazyComponent(
  async () => (await import('../../features/chat/assistant-panel.tsx')).AssistantPanel,
);
const PartnerVetsDialog = lazyComponent(
  async () => (await import('../../features/recommendations/partner-vets-dialog.tsx')).PartnerVetsDialog,
);
const DogFoodDialog = lazyComponent(
  async () => (await import('../../features/recommendations/dog-food-dialog.tsx')).DogFoodDialog,
);

/** The panels that open over the screen. At most one panel is open at a time. Each is mounted when it first opens. */
export function ShellPanels({ panel, onClose }: { panel: Panel | null; onClose: () => void }) {
  const [mounted, setMounted] = useState<readonly Panel[]>([]);
  if (panel && !mounted.includes(panel)) setMounted([...mounted, panel]);
  return (
    <>
      <Suspense fallback={null}>
        {mounted.includes('assistant') ? <AssistantPanel open={panel === 'assistant'} onClose={onClose} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        {mounted.includes('vets') ? <PartnerVetsDialog open={panel === 'vets'} onClose={onClose} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        {mounted.includes('food') ? <DogFoodDialog open={panel === 'food'} onClose={onClose} /> : null}
      </Suspense>
      <NotificationsDialog open={panel === 'notifications'} onClose={onClose} />
    </>
  );
}
