import { useState } from 'react';
import { account } from '#shared/contract/account.ts';
import { call } from '../../lib/call.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshSession } from '../session/session.ts';
import { useUser } from '../session/use-user.ts';
import type { Units } from './weight.ts';

/** The owner's units of weight, and the function that changes them, optimistically. */
export function useUnits(): [units: Units, change: (units: Units) => void] {
  const { units: kept } = useUser();
  const [chosen, setChosen] = useState<Units>();

  const change = (units: Units) => {
    setChosen(units);
    call(account.updateUser, { body: { units } })
      .then(refreshSession)
      .then(() => setChosen(undefined))
      .catch(() => toast({ tone: 'error', title: "We couldn't save your units. They'll change back when you leave." }));
  };
  return [chosen ?? kept, change];
}
