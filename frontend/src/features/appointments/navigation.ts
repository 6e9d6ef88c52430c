import { CalendarDays } from 'lucide-react';
import { calendarPath } from '../../domain/appointments/paths.ts';
import type { NavigationEntry } from '../../platform/navigation.ts';
import type { defaultLabel } from './calendar-label.ts';

/** A copy: importing `calendar-label.ts` opens a channel to other tabs, which would keep prerendering from ending. */
const label: typeof defaultLabel = 'Calendar';

export const navigation: NavigationEntry = { to: calendarPath, label, icon: CalendarDays, inBar: 40 };
