import { Bell, CalendarDays, Footprints, Info, type LucideIcon, Users } from 'lucide-react';
import type { Notification } from '#shared/contract/notifications.ts';
import { now } from '../../lib/now.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useMarkRead } from './use-notifications.ts';

const icons: Record<Notification['type'], LucideIcon> = {
  appointment: CalendarDays,
  exercise: Footprints,
  community: Users,
  system: Info,
  other: Bell,
};

/** Formats how long ago a timestamp was, in minutes, hours or days: "5m ago". A future timestamp becomes "0m ago". */
export function formatRelativeTime(timestamp: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(timestamp).getTime()) / 60_000));
  if (minutes < 60) return `${minutes}m ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}

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
      <button type="button" className="hw-notification" onClick={press}>
        <Icon of={icons[type]} />
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
