/** The screen of the notification settings. Emails link to it, too. */
export const notificationSettingsPath = '/profile/notifications';
