import type { NotificationPreferences } from '#shared/contract/notification-preferences.ts';
import type { Tier } from '#shared/plans.ts';

/** Whether a choice is being saved, or was. */
export type SaveStatus = 'none' | 'saving' | 'saved';

/** What each part of the settings shows and changes. */
export interface SettingsPart {
  preferences: NotificationPreferences;
  tier: Tier;
  onChange: (changed: Partial<NotificationPreferences>) => void;
}
