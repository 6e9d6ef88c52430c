import { update, write } from '#functions/core/data/table.ts';
import { NotificationPreferenceRows } from '#functions/entities/notifications.ts';
import { type NotificationPreferences, reminderLeads } from '#shared/contract/notifications.ts';

/** Reads an owner's notification preferences. By default, all notifications are on. */
export async function readPreferences(ownerId: string): Promise<NotificationPreferences> {
  const { data: row } = await NotificationPreferenceRows.get({ ownerId }).go({ consistent: true });
  const leads = reminderLeads.filter((lead) => row?.appointmentLeads?.includes(lead) ?? true);
  return { appointments: { leads, email: row?.appointmentEmail ?? true } };
}

/** Replaces an owner's notification preferences. The unsubscribe links of earlier emails stay valid. */
export async function replacePreferences(ownerId: string, { appointments }: NotificationPreferences): Promise<void> {
  const { leads, email } = appointments;
  const replaced = NotificationPreferenceRows.upsert({ ownerId, appointmentLeads: leads, appointmentEmail: email });
  await write(update(replaced.params()));
}
