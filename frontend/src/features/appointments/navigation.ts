import { CalendarDays } from 'lucide-react';
import { calendarPath } from '../../domain/appointments/paths.ts';
import type { NavigationEntry } from '../../platform/navigation.ts';
import type { defaultLabel } from './calendar-label.ts';

/**
 * A copy of `defaultLabel`. Importing `calendar-label.ts` would open a channel to other tabs, which keeps the
 * prerendering process from exiting.
 */
const label: typeof defaultLabel = 'Calendar';

export const navigation: NavigationEntry = { to: calendarPath, label, icon: CalendarDays, inBar: 40 };
