import { CalendarDays, Footprints, Info, type LucideIcon, Sun, Users } from 'lucide-react';
import type { Notification } from '#shared/contract/notifications.ts';
import { now } from '../../lib/now.ts';
import { formatRelativeTime } from '../../lib/relative-time.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useMarkRead } from './use-notifications.ts';

const icons: Record<Notification['type'], LucideIcon> = {
  appointment: CalendarDays,
  exercise: Footprints,
  community: Users,
  system: Info,
  // Daily tips.
  other: Sun,
};

type NotificationRowProps = { notification: Notification; onPress: () => void };

/** One notification of the list. A click marks the notification as read. */
export function NotificationRow({ notification, onPress }: NotificationRowProps) {
  const { id, type, title, message, timestamp, read } = notification;
  const { mutate: markRead } = useMarkRead();
  const press = () => {
    if (!read) void markRead(id);
    onPress();
  };
  return (
    <li>
      <button type="button" className={classes('hw-notification', !read && 'hw-notification--unread')} onClick={press}>
        <span className="hw-notification-icon">
          <Icon of={icons[type]} />
        </span>
        <span className="hw-notification-text">
          <span className="hw-notification-head">
            <strong>{title}</strong>
            {read ? null : <Badge tone="amber">New</Badge>}
          </span>
          <span className="hw-small hw-soft">{message}</span>
          <time className="hw-small hw-mute hw-number" dateTime={timestamp}>
            {formatRelativeTime(timestamp, now())}
          </time>
        </span>
      </button>
    </li>
  );
}
