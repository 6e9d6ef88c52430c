import { ulid } from 'ulid';
import { findDefaultMethod } from '#functions/billing/advance.ts';
import { changePlan } from '#functions/billing/change-plan.ts';
import { readSubscription } from '#functions/billing/change-subscription.ts';
import { grantCredit } from '#functions/billing/credits.ts';
import { removeMethod, saveMethod } from '#functions/billing/payment-methods.ts';
import type { ProviderCharge } from '#functions/billing/payment-provider.ts';
import { startTrial } from '#functions/billing/trial-queue.ts';
import { now } from '#functions/core/clock.ts';
import { put, transact } from '#functions/core/data/table.ts';
import { Invoices } from '#functions/entities/invoices.ts';
import { LedgerEntries } from '#functions/entities/ledger.ts';
import { Owners } from '#functions/entities/owners.ts';
import { resolveTier, Subscriptions } from '#functions/entities/subscriptions.ts';
import { localDate } from '#shared/calendar.ts';
import { type Interval, type Plan, prices, trialLengthMs } from '#shared/plans.ts';

/** The test cards of the simulation. */
export const cards = {
  good: '4242424242424242',
  other: '5555555555554444',
  declined: '4000000000000341',
  insufficient: '4000000000009995',
  authentication: '4000002760003184',
};

export interface SignUp {
  timeZone: string;
  plan?: Plan;
  interval?: Interval;
  /** Whether plans were on sale at sign-up. */
  onSale: boolean;
}

/** An owner in the simulation. */
export class SimulatedOwner {
  readonly id: string;
  readonly timeZone: string;

  private constructor(id: string, timeZone: string) {
    this.id = id;
    this.timeZone = timeZone;
  }

  /** Registers an owner, whose trial starts now. */
  static async register({ timeZone, plan, interval = 'monthly', onSale }: SignUp): Promise<SimulatedOwner> {
    const at = now();
    const id = ulid(at.getTime());
    const row = {
      id,
      email: `${id}@example.com`,
      firstName: 'Maya',
      lastName: 'Lopez',
      timeZone,
      status: 'ready',
    } as const;
    const times = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
    const chosenCents = plan && plan !== 'free' && onSale ? prices[plan].cents[interval] : undefined;
    const trialEndsAt = new Date(at.getTime() + trialLengthMs).toISOString();
    const chosen = { chosenPlan: plan, chosenInterval: interval, chosenCents };
    await transact([
      put(Owners.create({ ...row, ...times }).params()),
      put(Subscriptions.create({ ownerId: id, trialEndsAt, ...chosen, updatedAt: at.toISOString() }).params()),
    ]);
    await transact(startTrial({ ownerId: id, trialEndsAt }, false));
    return new SimulatedOwner(id, timeZone);
  }

  /** Adds a card and makes it the default. */
  async addCard(name: keyof typeof cards, expiryYear = now().getUTCFullYear() + 5, expiryMonth = 12): Promise<void> {
    const card = { cardNumber: cards[name], expiryMonth, expiryYear, cvv: '123', cardholderName: 'Maya Lopez' };
    await saveMethod(this.id, { type: 'card', ...card, isDefault: true });
  }

  async removeCard(): Promise<void> {
    const method = await findDefaultMethod(this.id);
    if (method) await removeMethod(this.id, method.id);
  }

  /** Chooses a plan, with several clicks at once. Returns the errors' codes. */
  async choose(plan: Plan, interval: Interval = 'monthly', clicks = 3): Promise<string[]> {
    const request = { timeZone: this.timeZone, replayIfRepeated: async () => undefined, saveResponse: () => [] };
    const click = async () => {
      const known = await readSubscription(this.id);
      if (known) await changePlan(known, { change: { plan, interval }, ...request });
    };
    const results = await Promise.allSettled(Array.from({ length: clicks }, click));
    return results.flatMap((each) => (each.status === 'rejected' ? [String(each.reason.code ?? each.reason)] : []));
  }

  /** Grants a free month for an event, twice, as if the event were delivered twice. */
  async earnMonth(eventId: string): Promise<void> {
    await Promise.all([1, 2].map(() => grantCredit(this.id, eventId, now().toISOString())));
  }

  /** Returns what is stored about the owner's money. */
  async readAccount(charges: readonly ProviderCharge[]) {
    const subscription = await readSubscription(this.id);
    if (!subscription) throw new Error('The subscription is missing.');
    const all = { pages: 'all', consistent: true } as const;
    const { data: invoices } = await Invoices.query.ofOwner({ ownerId: this.id }).go(all);
    const { data: ledger } = await LedgerEntries.query.ofOwner({ ownerId: this.id }).go(all);
    return {
      subscription,
      tier: resolveTier(subscription, now()),
      invoices,
      ledger,
      charges: charges.filter(({ ownerId }) => ownerId === this.id),
      /** The paid invoices: the local date on which the period starts, and the cents. */
      paid: invoices
        .filter(({ status }) => status === 'paid')
        .map(({ periodStart, totalCents }) => `${localDate(new Date(periodStart), this.timeZone)} ${totalCents}`),
    };
  }
}
