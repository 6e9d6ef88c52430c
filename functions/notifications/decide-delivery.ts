import { findQuietEnd } from '#functions/notifications/quiet-hours.ts';
import { type Recipient, wants } from '#functions/notifications/recipient.ts';
import {
  allowsQuietHours,
  type Channel,
  type NotificationKind,
  notificationKinds,
} from '#shared/notification-kinds.ts';

/** When a channel delivers a notification: at once, at the end of the quiet hours, or not at all. */
export type Delivery = 'now' | 'never' | Date;

/** What the decision depends on besides the preferences and the plan. */
export interface Situation {
  kind: NotificationKind;
  at: Date;
  /** From when on the notification is worthless; undefined if it stays useful. */
  usefulUntil?: Date | undefined;
}

/**
 * Decides when each channel delivers a notification. The list in the app shows it at once, because it makes no sound.
 * Push and email wait for the end of the quiet hours, except for emails about the account, and for what would be
 * worthless by then: missing a visit is worse than a sound at night.
 */
export function decideDelivery(
  recipient: Omit<Recipient, 'owner'> & { owner: Pick<Recipient['owner'], 'timeZone'> },
  { kind, at, usefulUntil }: Situation,
): Record<Channel, Delivery> {
  const { owner, tier, preferences } = recipient;
  const isOn = (channel: Channel) => wants(recipient, kind, channel);
  const quietHours = allowsQuietHours(tier) ? preferences.quietHours : null;
  const quietEnd = quietHours ? findQuietEnd(quietHours, owner.timeZone, at) : undefined;
  const later = quietEnd && (!usefulUntil || quietEnd < usefulUntil) ? quietEnd : 'now';
  const isServiceEmail = notificationKinds[kind].channels.email === 'always';
  return {
    inApp: isOn('inApp') ? 'now' : 'never',
    push: isOn('push') ? later : 'never',
    email: isOn('email') ? (isServiceEmail ? 'now' : later) : 'never',
  };
}
