import { update, type Write, write } from '#functions/core/data/table.ts';
import { type NotificationPreferenceRow, NotificationPreferenceRows } from '#functions/entities/notifications.ts';
import {
  type ChannelChoices,
  type NotificationPreferences,
  reminderLeads,
} from '#shared/contract/notification-preferences.ts';
import {
  type Channel,
  kindNames,
  listChannels,
  type NotificationKind,
  notificationKinds,
} from '#shared/notification-kinds.ts';

/** Reads an owner's notification preferences. */
export async function readPreferences(ownerId: string): Promise<NotificationPreferences> {
  const { data: row } = await NotificationPreferenceRows.get({ ownerId }).go({ consistent: true });
  return toPreferences(row);
}

/** Converts a row to preferences. What the owner has not chosen has its default. */
export function toPreferences(row: NotificationPreferenceRow | null): NotificationPreferences {
  const toChoices = (kind: NotificationKind): ChannelChoices =>
    Object.fromEntries(listChannels(kind).map((channel) => [channel, isOn(row, kind, channel)]));
  return {
    kinds: Object.fromEntries(kindNames.map((kind) => [kind, toChoices(kind)])) as NotificationPreferences['kinds'],
    reminderLeads: reminderLeads.filter((lead) => row?.appointmentLeads?.includes(lead) ?? true),
    quietHours: row?.quietHours ?? null,
  };
}

function isOn(row: NotificationPreferenceRow | null, kind: NotificationKind, channel: Channel): boolean {
  const setting = notificationKinds[kind].channels[channel];
  const name = `${kind}.${channel}`;
  if (setting === 'always' || row?.on?.includes(name)) return true;
  if (row?.off?.includes(name)) return false;
  const former = name === 'appointments.email' ? row?.appointmentEmail : undefined;
  return former ?? setting === 'on';
}

/** Returns the write that replaces an owner's preferences. The unsubscribe links of earlier emails stay valid. */
export function replacePreferences(ownerId: string, preferences: NotificationPreferences): Write {
  const names = (wanted: boolean) =>
    kindNames.flatMap((kind) =>
      listChannels(kind)
        .filter((channel) => preferences.kinds[kind][channel] === wanted)
        .map((channel) => `${kind}.${channel}`),
    );
  const { quietHours } = preferences;
  const off = names(false);
  const replaced = NotificationPreferenceRows.update({ ownerId })
    .set({
      on: names(true),
      appointmentLeads: preferences.reminderLeads,
      ...(off.length > 0 && { off }),
      ...(quietHours && { quietHours }),
    })
    // DynamoDB has no empty sets.
    .remove([
      'appointmentEmail',
      ...(off.length > 0 ? [] : ['off' as const]),
      ...(quietHours ? [] : ['quietHours' as const]),
    ])
    .params();
  return update(replaced);
}

/** Turns off emails of some kinds. Leaves every other choice as it is, also if it changes at the same time. */
export async function turnOffEmails(ownerId: string, kinds: readonly NotificationKind[]): Promise<void> {
  const names = kinds.map((kind) => `${kind}.email`);
  const stopped = NotificationPreferenceRows.update({ ownerId }).add({ off: names }).delete({ on: names }).params();
  await write(update(stopped));
}
