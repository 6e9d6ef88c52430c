import { useEffect } from 'react';
import type { SubscriptionStatus } from '#shared/contract/subscription.ts';
import { includes } from '#shared/plans.ts';
import { saveVisits } from '../../domain/appointments/use-appointments.ts';
import { saveDogs } from '../../domain/dogs/use-dogs.ts';
import { saveMessages } from '../../features/chat/use-messages.ts';
import { now } from '../../lib/now.ts';
import { reportPageLoaded } from '../../lib/register-service-worker.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { useUser } from '../../platform/session/use-user.ts';

/** How long the reads wait for those of the first screen, in milliseconds. */
const delayMs = 3000;

/** The age after which stored data is fetched again, in milliseconds. */
const maxAgeMs = 3600_000;

/** Stores what the owner's plan includes, unless a screen has fetched it lately. Failures are left to the next time. */
async function saveReads(owner: { id: string; timeZone: string }, { tier }: SubscriptionStatus): Promise<void> {
  const since = new Date(now().getTime() - maxAgeMs);
  await Promise.allSettled([
    includes(tier, 'dogProfiles') && saveDogs(owner.id, since),
    includes(tier, 'calendar') && saveVisits(owner, since),
    includes(tier, 'aiChat') && saveMessages(owner.id, since),
  ]);
}

/**
 * Stores dogs, visits and messages on this device, so that the owner can read them offline, whichever screens they have
 * opened. Without a service worker, the app does not start offline, so nothing is fetched. Renders nothing.
 */
export function OfflineReads() {
  const { id, timeZone } = useUser();
  const { data: plan } = useSubscription();
  useEffect(() => {
    if (!plan) return;
    const run = async () => {
      await navigator.serviceWorker?.ready;
      if (!navigator.serviceWorker || document.hidden) return;
      // By now, the service worker knows that an owner is signed in, whose screens it keeps.
      reportPageLoaded();
      await saveReads({ id, timeZone }, plan);
    };
    const first = setTimeout(run, delayMs);
    const repeated = setInterval(run, maxAgeMs);
    return () => {
      clearTimeout(first);
      clearInterval(repeated);
    };
  }, [id, timeZone, plan]);
  return null;
}
