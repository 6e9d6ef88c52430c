import { CalendarX, Check, Clock, type LucideIcon } from 'lucide-react';
import type { AppointmentStatus } from '#shared/contract/appointments.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

const badges: Record<AppointmentStatus, { tone: BadgeTone; icon: LucideIcon; text: string }> = {
  completed: { tone: 'success', icon: Check, text: 'Completed' },
  cancelled: { tone: 'danger', icon: CalendarX, text: 'Cancelled' },
  scheduled: { tone: 'info', icon: Clock, text: 'Scheduled' },
};

/** A badge with the status of a visit: green for completed, red for cancelled, blue for scheduled. */
export function VisitBadge({ status }: { status: AppointmentStatus }) {
  const { tone, icon, text } = badges[status];
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
