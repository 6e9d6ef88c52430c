import type { PaymentMethod, SubscriptionStatus } from '#shared/contract/billing.ts';
import { isPaid } from '#shared/plans.ts';
import { planTexts } from './plan-texts.ts';

type Named = Pick<PaymentMethod, 'brand' | 'lastFour'>;

/** A bank's name cut to that many letters. */
function short(brand: string, letters: number): string {
  const all = [...brand];
  return all.length <= letters ? brand : `${all.slice(0, letters).join('').trimEnd()}…`;
}

/** "Visa ending in 4242", for titles, toasts and names of buttons: a long bank is cut. */
export function methodName({ brand, lastFour }: Named): string {
  return `${short(brand, 30)} ending in ${lastFour}`;
}

/** "Visa 4242", for a button with little room. */
export function shortMethodName({ brand, lastFour }: Named): string {
  return `${short(brand, 16)} ${lastFour}`;
}

/** Whether a card's last month is over. */
export function hasExpired({ expiryMonth, expiryYear }: PaymentMethod, moment: Date): boolean {
  return expiryMonth !== null && expiryYear !== null && Date.UTC(expiryYear, expiryMonth, 1) <= moment.getTime();
}

/** The second line of a method: "Expires 12/2030 · Maya Lopez", or that it is a bank account. */
export function aboutMethod(method: PaymentMethod, moment: Date): string {
  const { type, expiryMonth, expiryYear, holder } = method;
  if (type === 'bank') return 'Bank account';
  const day = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
  return [`${hasExpired(method, moment) ? 'Expired' : 'Expires'} ${day}`, holder].filter(Boolean).join(' · ');
}

/** What follows when a method is removed, as far as anything does. */
export function afterRemoval(
  method: PaymentMethod,
  methods: readonly PaymentMethod[],
  status: Pick<SubscriptionStatus, 'tier' | 'chosenPlan'> | undefined,
): string {
  const next = methods.filter(({ id }) => id !== method.id).at(-1);
  if (next) return method.isDefault ? `${methodName(next)} becomes your default.` : 'Your default stays as it is.';
  if (status?.tier === 'free-trial' && isPaid(status.chosenPlan))
    return `It is your last one. Without a payment method ${planTexts[status.chosenPlan].name} does not start after your trial, and nothing is charged.`;
  return 'It is your last one. Without a payment method nothing can be charged.';
}
