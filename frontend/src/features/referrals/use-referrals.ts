import { useQuery } from '@tanstack/react-query';
import { billing } from '#shared/contract/billing.ts';
import { referrals } from '#shared/contract/referrals.ts';
import { call } from '../../lib/call.ts';
import { defineList } from '../../platform/lists/list.ts';
import { useList } from '../../platform/lists/use-list.ts';

const referralList = defineList({ name: 'referrals', operation: referrals.listReferrals });

/** Reads the owner's referrals, newest first. */
export function useReferrals() {
  return useList(referralList);
}

/** Reads the owner's invite code and credits. */
export function useCredits({ enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: ['user-credits'],
    queryFn: ({ signal }) => call(referrals.getUserCredits, {}, { signal }),
  });
}

/** Reads what the owner pays next, after credits. */
export function useNextCharge() {
  return useQuery({
    queryKey: ['next-charge'],
    queryFn: ({ signal }) => call(billing.getSubscription, {}, { signal }),
  });
}
