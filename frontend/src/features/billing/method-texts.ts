import type { PaymentMethod } from '#shared/contract/billing.ts';
import type { SubscriptionStatus } from '#shared/contract/subscription.ts';
import { isPaid } from '#shared/plans.ts';
import { truncate } from '../../lib/format.ts';
import { planTexts } from './plan-texts.ts';

type Named = Pick<PaymentMethod, 'brand' | 'lastFour'>;

/** Formats a payment method for titles, toasts and button labels: "Visa ending in 4242". */
export function formatMethodName({ brand, lastFour }: Named): string {
  return `${truncate(brand, 30)} ending in ${lastFour}`;
}

/** Formats a payment method for a narrow button: "Visa 4242". */
export function formatShortMethodName({ brand, lastFour }: Named): string {
  return `${truncate(brand, 16)} ${lastFour}`;
}

/** Whether a card has expired, which is when its expiry month is over. False for bank accounts. */
export function hasExpired({ expiryMonth, expiryYear }: PaymentMethod, moment: Date): boolean {
  return expiryMonth !== null && expiryYear !== null && Date.UTC(expiryYear, expiryMonth, 1) <= moment.getTime();
}

/** Formats the second line of a payment method: "Expires 12/2030 · Maya Lopez", or "Bank account". */
export function describeMethod(method: PaymentMethod, moment: Date): string {
  const { type, expiryMonth, expiryYear, holder } = method;
  if (type === 'bank') return 'Bank account';
  const day = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
  return [`${hasExpired(method, moment) ? 'Expired' : 'Expires'} ${day}`, holder].filter(Boolean).join(' · ');
}

/** Describes what happens when a payment method is removed. */
export function describeRemoval(
  method: PaymentMethod,
  methods: readonly PaymentMethod[],
  status: Pick<SubscriptionStatus, 'tier' | 'chosenPlan'> | undefined,
): string {
  const next = methods.filter(({ id }) => id !== method.id).at(-1);
  if (next)
    return method.isDefault ? `${formatMethodName(next)} becomes your default.` : 'Your default stays the same.';
  if (status?.tier === 'free-trial' && isPaid(status.chosenPlan))
    return `This is your last one. Without a payment method, ${planTexts[status.chosenPlan].name} won't start after your trial, and you won't be charged.`;
  if (status && isPaid(status.tier))
    return `This is your last one. Without a payment method, the next payment fails, and ${planTexts[status.tier].name} ends after the last retry. Nothing is deleted.`;
  return "This is your last one. Without a payment method, you can't be charged.";
}
