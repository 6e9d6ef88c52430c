import { now } from '#functions/core/clock.ts';
import { update, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { type Subscription, Subscriptions } from '#functions/entities/subscriptions.ts';

/** The attributes that change. `undefined` removes an attribute. */
export type SubscriptionChanges = { [Name in keyof Subscription]?: Subscription[Name] | undefined };

/** Reads a subscription; undefined if the owner has none. */
export async function readSubscription(ownerId: string): Promise<Subscription | undefined> {
  const { data } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  return data ?? undefined;
}

/**
 * Changes a subscription with optimistic locking.
 * @returns the changed subscription, and the write that stores it; it fails with VersionConflict
 */
export function changeSubscription(
  before: Subscription,
  changes: SubscriptionChanges,
): { after: Subscription; write: Write } {
  const changed = { ...changes, updatedAt: now().toISOString(), version: (before.version ?? 0) + 1 };
  const entries = Object.entries(changed);
  const removed = entries.filter(([name, value]) => value === undefined && name in before).map(([name]) => name);
  const set = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const patch = Subscriptions.patch({ ownerId: before.ownerId })
    .set(set as never)
    .remove(removed as never)
    .where(({ version }, { eq, notExists }) =>
      before.version === undefined ? notExists(version) : eq(version, before.version),
    )
    .params();
  return { after: { ...before, ...changed } as Subscription, write: update(patch, () => new VersionConflict()) };
}

/** The changes that end a paid plan and start Free. Free months and the balance are kept. */
export const startFree = {
  tier: 'free',
  status: 'active',
  chosenPlan: 'free',
  chosenInterval: undefined,
  chosenCents: undefined,
  interval: undefined,
  periodCents: undefined,
  periodStart: undefined,
  periodEnd: undefined,
  anchor: undefined,
  anchorTimeZone: undefined,
  anchorMonths: undefined,
  nextPlan: undefined,
  nextInterval: undefined,
  openInvoice: undefined,
  failedCharges: undefined,
  retryAt: undefined,
  failure: undefined,
} as const satisfies SubscriptionChanges;
