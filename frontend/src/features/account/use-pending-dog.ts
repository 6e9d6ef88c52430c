import { useEffect, useState } from 'react';
import { localDate } from '#shared/calendar.ts';
import type { DogNeeds } from '../../domain/onboarding/dog-needs.ts';
import { readPendingDogName } from '../../domain/onboarding/pending-sign-up.ts';
import { now } from '../../lib/now.ts';

/** The setup wizard's dog, for which someone signs up. */
export interface SignUpDog {
  name: string;
  /** Undefined while it loads. */
  needs: DogNeeds | undefined;
}

/** The setup wizard's dog; null without one, or if its answers are invalid. */
export function usePendingDog(): SignUpDog | null {
  const [name, setName] = useState(readPendingDogName);
  const [needs, setNeeds] = useState<DogNeeds>();

  useEffect(() => {
    if (!name) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Loaded on demand: the breed profiles are large.
    import('../../domain/onboarding/dog-needs.ts')
      .then(({ readPendingDogNeeds }) => {
        const found = readPendingDogNeeds(localDate(now(), timeZone));
        if (found) setNeeds(found);
        else setName('');
      })
      .catch(() => setName(''));
  }, [name]);

  return name ? { name, needs } : null;
}
