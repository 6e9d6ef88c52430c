import { Bell, CalendarDays, Footprints, Info, type LucideIcon, Users } from 'lucide-react';
import type { Notification } from '#shared/contract/notifications.ts';
import { now } from '../../lib/now.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { relativeTime } from './relative-time.ts';

const icons: Record<Notification['type'], LucideIcon> = {
  appointment: CalendarDays,
  exercise: Footprints,
  community: Users,
  system: Info,
  other: Bell,
};

type NotificationRowProps = { notification: Notification; onPress: () => void };

/** One notification: what it is about, what it says, how long ago, and whether it is new. */
export function NotificationRow({ notification, onPress }: NotificationRowProps) {
  const { type, title, message, timestamp, read } = notification;
  return (
    <li>
      <button type="button" className="hw-news" onClick={onPress}>
        <Icon of={icons[type]} />
        <span className="hw-news-words">
          <span className="hw-news-head">
            <strong>{title}</strong>
            {read ? null : <Badge tone="amber">New</Badge>}
          </span>
          <span className="hw-small hw-soft">{message}</span>
          <time className="hw-small hw-mute hw-number" dateTime={timestamp}>
            {relativeTime(timestamp, now())}
          </time>
        </span>
      </button>
    </li>
  );
}
