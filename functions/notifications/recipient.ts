import { now } from '#functions/core/clock.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { NotificationPreferenceRows } from '#functions/entities/notifications.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { resolveTier, Subscriptions } from '#functions/entities/subscriptions.ts';
import { toPreferences } from '#functions/notifications/preferences.ts';
import type { NotificationPreferences } from '#shared/contract/notification-preferences.ts';
import { allowsChannel, type Channel, type NotificationKind } from '#shared/notification-kinds.ts';
import type { Tier } from '#shared/plans.ts';

/** An owner with what decides how notifications reach them. */
export interface Recipient {
  owner: Owner;
  tier: Tier;
  preferences: NotificationPreferences;
}

/** Reads a recipient in one consistent BatchGetItem. Undefined if the account was deleted. */
export async function findRecipient(ownerId: string): Promise<Recipient | undefined> {
  const { owner, subscription, row } = await batchGet({
    owner: rowKey(Owners, { id: ownerId }),
    subscription: rowKey(Subscriptions, { ownerId }),
    row: rowKey(NotificationPreferenceRows, { ownerId }),
  });
  if (!owner || !subscription) return undefined;
  return { owner, tier: resolveTier(subscription, now()), preferences: toPreferences(row) };
}

/** Whether a recipient wants notifications of a kind by a channel, and the plan includes it. */
export function wants(
  { tier, preferences }: Pick<Recipient, 'tier' | 'preferences'>,
  kind: NotificationKind,
  channel: Channel,
): boolean {
  return preferences.kinds[kind][channel] === true && allowsChannel(tier, kind, channel);
}
