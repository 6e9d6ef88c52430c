import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { localDate } from '#shared/calendar.ts';
import type { Appointment } from '#shared/contract/appointments.ts';
import { useAppointments } from '../../domain/appointments/use-appointments.ts';
import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { createLocalTimes } from './local-times.ts';
import { chooseMarker, findGridRange, groupByDay, parseDate, toMonth } from './months.ts';

/** The appointments of a range of days. `to` is exclusive. */
interface Loaded {
  from: string;
  to: string;
  visits: readonly Appointment[];
}

/**
 * Returns the selected day, which the URL contains, the shown month, and the appointments of both. Every date is in the
 * owner's time zone. Without a date in the URL, the current day is selected, and changes at midnight.
 */
export function useCalendar() {
  const now = useNow();
  const { timeZone } = useUser();
  const times = useMemo(() => createLocalTimes(timeZone), [timeZone]);
  const today = localDate(now, timeZone);
  const [search, setSearch] = useSearchParams();
  const selected = parseDate(search.get('date'), today);

  // Showing another month does not change the selected day. Any navigation shows the selected day's month again.
  const { key } = useLocation();
  const [visited, setVisited] = useState<{ month: string; key: string }>();
  const month = visited?.key === key ? visited.month : toMonth(selected);

  const grid = findGridRange(month);
  const monthQuery = useAppointments(grid);
  // The same query as `monthQuery`, unless the selected day is in another month.
  const dayQuery = useAppointments(findGridRange(toMonth(selected)));

  // The grids of neighboring months share some days, so the visits of these days can show before the other month has
  // loaded.
  const [last, setLast] = useState<Loaded>();
  if (monthQuery.data && last?.visits !== monthQuery.data) setLast({ ...grid, visits: monthQuery.data });
  const known = last && last.from <= selected && selected < last.to ? last.visits : undefined;
  const dayVisits = dayQuery.data ?? known;

  const days = useMemo(() => groupByDay(monthQuery.data ?? [], times.toDate), [monthQuery.data, times]);
  const markers = useMemo(() => new Map([...days].map(([date, visits]) => [date, chooseMarker(visits)])), [days]);
  // The markers of 42 days are rendered after the lists, in parts.
  const shownMarkers = useDeferredValue(markers);
  const findMarker = useCallback((date: string) => shownMarkers.get(date), [shownMarkers]);
  const visits = useMemo(
    () => dayVisits && (groupByDay(dayVisits, times.toDate).get(selected) ?? []),
    [dayVisits, times, selected],
  );

  const goToMonth = useCallback((next: string) => setVisited({ month: next, key }), [key]);
  const select = useCallback(
    (date: string | undefined) => {
      setVisited(undefined);
      if (date !== selected) setSearch(date === undefined ? {} : { date });
    },
    [selected, setSearch],
  );

  return {
    now,
    today,
    times,
    selected,
    /** Selects a day. `undefined` selects today. */
    select,
    month,
    goToMonth,
    monthQuery,
    dayQuery,
    /** Returns the marker of a day; undefined for a day without visits. */
    findMarker,
    /** The appointments of the selected day, sorted by time; undefined while they load. */
    visits,
    /** The dog, the title and the vet for the appointment form, if the URL asks for the form; otherwise undefined. */
    booking:
      search.get('book') === 'true'
        ? {
            dogId: search.get('dog') ?? undefined,
            title: search.get('title') ?? undefined,
            vetName: search.get('vet') ?? undefined,
          }
        : undefined,
    /** Removes the request for the appointment form from the URL. */
    endBooking: () => {
      const date = search.get('date');
      setSearch(date === null ? {} : { date }, { replace: true });
    },
  };
}
