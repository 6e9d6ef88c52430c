import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createQueryClient } from '../../lib/queries.ts';
import { discardHeldDeletions } from '../../platform/lists/held-deletions.ts';
import { refetchOnReconnect } from '../../platform/lists/refetch-on-reconnect.ts';
import { clearToasts } from '../../ui/feedback/toast-store.ts';
import { Toaster } from '../../ui/feedback/toasts.tsx';
import { AppLayout } from '../shell/app-layout.tsx';
import { DialogNavigation } from './dialog-navigation.tsx';

/** The signed-in part of the site, with its query client and toasts. `Routing` mounts a new one for each owner. */
export function AuthenticatedApp() {
  const [queries] = useState(createQueryClient);
  useEffect(() => refetchOnReconnect(queries), [queries]);
  useEffect(
    () => () => {
      discardHeldDeletions();
      queries.clear();
      clearToasts();
    },
    [queries],
  );
  return (
    <QueryClientProvider client={queries}>
      <DialogNavigation>
        <AppLayout />
        <Toaster />
      </DialogNavigation>
    </QueryClientProvider>
  );
}
