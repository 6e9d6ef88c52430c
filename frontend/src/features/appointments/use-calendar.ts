import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { localDate } from '#shared/calendar.ts';
import type { Appointment } from '#shared/contract/appointments.ts';
import { useAppointments } from '../../domain/appointments/use-appointments.ts';
import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { createLocalTimes } from './local-times.ts';
import { chooseMarker, findGridRange, groupByDay, parseDate, toMonth } from './months.ts';

/** A range of days with their appointments. */
interface Loaded {
  from: string;
  to: string;
  visits: readonly Appointment[];
}

/**
 * The selected day, from the URL; the shown month; and their appointments. Every date is in the owner's time zone. Without
 * a date in the URL, today is selected, also after midnight.
 */
export function useCalendar() {
  const now = useNow();
  const { timeZone } = useUser();
  const times = useMemo(() => createLocalTimes(timeZone), [timeZone]);
  const today = localDate(now, timeZone);
  const [search, setSearch] = useSearchParams();
  const selected = parseDate(search.get('date'), today);

  // Going to another month selects no day there. Any navigation, also to the selected day, returns to the selected month.
  const { key } = useLocation();
  const [visited, setVisited] = useState<{ month: string; key: string }>();
  const month = visited?.key === key ? visited.month : toMonth(selected);

  const grid = findGridRange(month);
  const monthQuery = useAppointments(grid);
  // The same query as above, unless the selected day is in another month.
  const dayQuery = useAppointments(findGridRange(toMonth(selected)));

  // Neighboring months share some days in the grid. The visits of these days show before the other month has loaded.
  const [last, setLast] = useState<Loaded>();
  if (monthQuery.data && last?.visits !== monthQuery.data) setLast({ ...grid, visits: monthQuery.data });
  const known = last && last.from <= selected && selected < last.to ? last.visits : undefined;
  const dayVisits = dayQuery.data ?? known;

  const days = useMemo(() => groupByDay(monthQuery.data ?? [], times.toDate), [monthQuery.data, times]);
  const markers = useMemo(() => new Map([...days].map(([date, visits]) => [date, chooseMarker(visits)])), [days]);
  const visits = useMemo(
    () => dayVisits && (groupByDay(dayVisits, times.toDate).get(selected) ?? []),
    [dayVisits, times, selected],
  );

  const select = (date: string | undefined, options?: { replace: boolean }) =>
    setSearch(date === undefined ? {} : { date }, options);

  return {
    now,
    today,
    times,
    selected,
    /** Selects a day; undefined for today. */
    select: (date: string | undefined) => {
      setVisited(undefined);
      if (date === selected) return;
      select(date);
    },
    month,
    goToMonth: (next: string) => setVisited({ month: next, key }),
    monthQuery,
    dayQuery,
    markers,
    /** The appointments of the selected day, by time; undefined while they load. */
    visits,
    /** Whether the URL asks for the appointment form, for which dog, and with which title. */
    booking:
      search.get('book') === 'true'
        ? { dogId: search.get('dog') ?? undefined, title: search.get('title') ?? undefined }
        : undefined,
    /** Removes the request for the form from the URL, and selects the day of the new appointment, if any. */
    endBooking: (date?: string) => select(date ?? search.get('date') ?? undefined, { replace: true }),
  };
}
