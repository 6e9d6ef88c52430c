import { NotificationSettingsPage } from '../features/notifications/settings-page.tsx';
import { PushCard } from '../features/push/push-card.tsx';

/** The notification settings, with the browsers that get push. */
export function NotificationSettingsScreen() {
  return <NotificationSettingsPage push={<PushCard />} />;
}
