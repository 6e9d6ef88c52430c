import { notificationSettingsPath } from '../../domain/notifications/paths.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** Leads from the profile to the notification settings. */
export function SettingsLinkCard() {
  return (
    <Card title="Notifications">
      <div className="hw-stack">
        <p className="hw-soft">Choose what reaches you, where, and when it stays quiet.</p>
        <div>
          <LinkButton to={notificationSettingsPath} variation="outline" size="s">
            Notification settings
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
