import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts of the notification preferences, by operation. */
export const notificationTexts = {
  updateNotificationPreferences: { failed: "Your notifications weren't changed. Please try again." },
} as const satisfies Record<string, Partial<OperationTexts>>;
