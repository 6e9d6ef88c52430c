import type { OperationTexts } from '../../lib/texts.ts';

/** What the notifications dialog says when an operation has failed. What succeeds is seen at once. */
export const notificationTexts = {
  markNotificationRead: { failed: 'This could not be marked as read. Please try again.' },
  markAllNotificationsRead: { failed: 'The notifications could not be marked as read. Please try again.' },
  clearNotifications: { failed: 'The notifications could not be cleared. Please try again.' },
} as const satisfies Record<string, Pick<OperationTexts, 'failed'>>;
