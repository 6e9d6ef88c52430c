import type { EmailKind } from '#shared/contract/notifications.ts';
import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts of the notification preferences, by operation. */
export const notificationTexts = {
  updateNotificationPreferences: { failed: "Your notifications weren't changed. Please try again." },
} as const satisfies Record<string, Partial<OperationTexts>>;

/** What each kind of email is about, worded for the middle of a sentence. */
export const emailKindTexts: Record<EmailKind, string> = { appointments: 'upcoming vet visits' };
