import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { makeKeptDog } from '../features/account/kept-dog.ts';
import { FirstDay } from '../features/tour/first-day.tsx';
import { now } from '../lib/now.ts';
import { useWatchedSubscription } from '../lib/use-subscription.ts';
import { useUser } from '../lib/use-user.ts';
import { Loading } from '../ui/loading.tsx';
import { GatedPart } from './gated-part.tsx';
import { Shell } from './shell.tsx';

/** Makes the dog of a set-up whose sign-up could not. */
function useKeptDog(): void {
  const user = useUser();
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at the start of the signed-in part
  useEffect(() => {
    void makeKeptDog(user).then((made) => {
      if (made) void queries.invalidateQueries({ queryKey: ['dogs'] });
    });
  }, []);
}

/** The shell for who may use it, and the gate in its place for who may not. */
export function OwnerFrame() {
  const { trialEndsAt } = useUser();
  const { data, isPending } = useWatchedSubscription();
  useKeptDog();
  if (data && !data.canAccess) return <GatedPart status={data} />;
  // A running trial has access for certain; anybody else waits for the answer, so that no shell flashes before the gate.
  if (isPending && new Date(trialEndsAt) <= now()) return <Loading />;
  return (
    <>
      <Shell />
      <FirstDay />
    </>
  );
}
