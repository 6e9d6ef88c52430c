import { account } from '#shared/contract/account.ts';
import type { Units } from '#shared/weight.ts';
import { call } from '../../lib/call.ts';
import { refreshSession } from '../../platform/session/session.ts';
import { toast } from '../../ui/feedback/toast-store.ts';

/** Saves the owner's unit of weight. Never rejects: an error is shown in a toast. */
export async function saveUnits(units: Units): Promise<void> {
  try {
    await call(account.updateUser, { body: { units } });
    await refreshSession();
  } catch {
    toast({ tone: 'error', title: "Your dog is saved, but we couldn't save your choice of pounds or kilograms." });
  }
}
