import { Check, Clock } from 'lucide-react';
import type { SupportStatus } from '#shared/support.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { statusLabels } from './texts.ts';

const tones: Record<SupportStatus, BadgeTone> = { open: 'info', answered: 'success', closed: 'plain' };

/** The status of a request. */
export function StatusBadge({ status }: { status: SupportStatus }) {
  return (
    <Badge tone={tones[status]} icon={status === 'open' ? Clock : Check}>
      {statusLabels[status]}
    </Badge>
  );
}
