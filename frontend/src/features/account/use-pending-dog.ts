import { useEffect, useState } from 'react';
import { localDate } from '#shared/calendar.ts';
import type { DogNeeds } from '../../domain/onboarding/dog-needs.ts';
import { readPendingDogName } from '../../domain/onboarding/pending-sign-up.ts';
import { now } from '../../lib/now.ts';

/** The dog that a visitor has described in the setup wizard before the sign-up. */
export interface SignUpDog {
  name: string;
  /** What the dog needs; undefined while the breed profiles load. */
  needs: DogNeeds | undefined;
}

/** Reads the setup wizard's dog; null if there is none, or if the wizard's answers are invalid. */
export function usePendingDog(): SignUpDog | null {
  const [name, setName] = useState(readPendingDogName);
  const [needs, setNeeds] = useState<DogNeeds>();

  useEffect(() => {
    if (!name) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // This module is loaded on demand, because it includes the breed profiles, which are large.
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
