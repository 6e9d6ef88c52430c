import { CalendarX, Check, Clock, type LucideIcon } from 'lucide-react';
import type { AppointmentStatus } from '#shared/contract/appointments.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

const badges: Record<AppointmentStatus, { tone: BadgeTone; icon: LucideIcon; text: string }> = {
  completed: { tone: 'success', icon: Check, text: 'Completed' },
  cancelled: { tone: 'danger', icon: CalendarX, text: 'Cancelled' },
  scheduled: { tone: 'info', icon: Clock, text: 'Scheduled' },
};

/** The status of a visit: completed is green, cancelled red, scheduled blue. */
export function VisitBadge({ status }: { status: AppointmentStatus }) {
  const { tone, icon, text } = badges[status];
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
