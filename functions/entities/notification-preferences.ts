import { ownerEntity } from '#functions/core/data/entity.ts';

/** What an owner is notified about. Without a row, or without a value in it, the defaults apply. */
export const NotificationPreferenceRows = ownerEntity('notificationPreferences', 'notification-preferences', {
  appointmentLeads: { type: 'list', items: { type: 'string' } },
  /** An attribute of its own, so that unsubscribing and a change at the same time don't overwrite each other. */
  appointmentEmail: { type: 'boolean' },
  /** The key of this owner's unsubscribe links. It outlives rotations of `SIGNING_SECRET`. */
  unsubscribeKey: { type: 'string' },
});
